import { fireEvent, screen, waitFor } from '@testing-library/react';
import { contractKeys } from '@alzette/shop-model';
import { creditCheckPassed } from '../flow/order-progress';
import { firstButton, renderCheckout } from '../testing/render-checkout';
import { paths, summaryHttp } from '../testing/summary-http';
import { contractValues } from '../testing/typed-values';
import { personKey } from './contract-schema';

const submit = () => firstButton('Check and continue');

/** A contract whose credit check has passed, with everything else filled in. */
const renderForm = (phone = '') =>
  renderCheckout({
    step: 'contract',
    values: { ...contractValues, [contractKeys.phone]: phone },
    http: summaryHttp(),
    before: creditCheckPassed({ person: personKey(contractValues) }),
  });

async function goOnToSummary({ user, http }: Awaited<ReturnType<typeof renderForm>>) {
  await user.click(await screen.findByRole('button', { name: 'Continue to the summary' }));
  await screen.findByText('Mobile contract');
  return http.requestsTo('POST', paths.information)[0]?.body;
}

describe('the phone number', () => {
  it.each(['12', 'abc', '691 12x', '691 123 45', '0691 123 456', '+352 352 691 123 456'])(
    '[I2] refuses the phone number %j beside its field',
    async (phone) => {
      const { user, http } = await renderForm(phone);
      await user.click(submit());
      await waitFor(() =>
        expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(
          expect.stringContaining('Enter a complete phone number, for example 691 123 456.'),
        ),
      );
      expect(http.requests).toEqual([]);
    },
  );

  it.each([
    ['+352 661 234 567', '+352', '661 234 567', '+352661234567'],
    ['00352 661 234 567', '+352', '661 234 567', '+352661234567'],
    ['352661234567', '+352', '661 234 567', '+352661234567'],
    ['26.12.34.56', '+352', '26 12 34 56', '+35226123456'],
    ['+33 6 12 34 56 78', '+33', '06 12 34 56 78', '+33612345678'],
    ['+41791234567', '+352', '+41 79 123 45 67', '+41791234567'],
  ])('[I2, K1] %s is shown as %s %s and sent as %s', async (typed, prefix, number, e164) => {
    const page = await renderForm();
    const field = screen.getByLabelText('Phone');
    await page.user.type(field, typed);
    await page.user.tab();
    await waitFor(() => expect(field).toHaveValue(number));
    expect(screen.getByLabelText('Country code')).toHaveValue(prefix);
    expect(field).toBeValid();
    await page.user.click(submit());
    expect(await goOnToSummary(page)).toMatchObject({ phone: e164 });
  });

  it('[I2, K1] accepts a number that the browser filled in and the shopper did not touch', async () => {
    const page = await renderForm();
    fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '+352 661 234 567' } });
    fireEvent.click(submit());
    expect(await goOnToSummary(page)).toMatchObject({ phone: '+352661234567' });
  });

  it('[I2] leaves an invalid or incomplete number unchanged', async () => {
    const { user } = await renderForm();
    const field = screen.getByLabelText('Phone');
    await user.type(field, '352 661 234');
    await user.tab();
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveValue('352 661 234');
    fireEvent.change(field, { target: { value: '352 661 234 567' } });
    fireEvent.blur(field);
    fireEvent.change(field, { target: { value: '352 661 234 56' } });
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveValue('352 661 234 56');
  });
});
