import { screen, waitFor } from '@testing-library/react';
import type { HttpRequest } from '@alzette/remote-contract';
import { contractKeys, deliveryKeys, eligibilityKeys, type ServiceQualificationRequest } from '@alzette/shop-model';
import { selectTypedValues } from '@alzette/shop-store';
import { aCartItem, aCustomer, fakeHttp, plain } from '@alzette/testing';
import { aCalendar, anInstalledItem, calendarPath } from '../testing/installation';
import { firstButton, renderCheckout, title } from '../testing/render-checkout';
import { paths } from '../testing/summary-http';
import { contractValues, lineAddressValues, valuesUpToSummary } from '../testing/typed-values';

const path = paths.qualification;
const fibre = anInstalledItem();
/** The network has no line in 9999. */
const network = () =>
  fakeHttp().on('POST', path, ({ body }: HttpRequest) => {
    const { address, plans } = body as ServiceQualificationRequest;
    return { available: address.postcode === '9999' ? [] : plans.map(({ code }) => code) };
  });
const goOn = () => firstButton('Continue to the contract');
const atContract = () => waitFor(() => expect(title()).toHaveTextContent('Your details'));
const fields = { Street: 'rue du Moulin', Number: '12A', Postcode: '9999', Town: 'Exempleville' };

it('[J5, H1] a line that the network does not reach stops the shopper before the identity check', async () => {
  const { user, http } = await renderCheckout({ step: 'cart', items: [fibre], http: network() });
  for (const [label, value] of Object.entries(fields)) await user.type(screen.getByLabelText(label), value);
  await user.click(goOn());
  const problems = await screen.findByRole('group', { name: 'This cart cannot be ordered as it is' });
  expect(problems).toHaveFocus();
  expect(plain(problems.textContent)).toContain(
    'Fibre 1000 is not available at 12A, rue du Moulin, L-9999 Exempleville. Choose another offer or another address.',
  );
  expect(title()).toHaveTextContent('Your order');
  await user.clear(screen.getByLabelText('Postcode'));
  await user.type(screen.getByLabelText('Postcode'), '4251');
  await user.click(goOn());
  await atContract();
  expect(http.requestsTo('POST', path)).toMatchObject([
    { body: { address: { postcode: '9999' }, plans: [{ type: 'internet', code: fibre.variant.code }] } },
    { body: { address: { street: '12A, rue du Moulin', postcode: '4251' } } },
  ]);
});

it('[J5, G3] the address of a line is asked, and no other cart asks for one', async () => {
  const { user, unmount, http } = await renderCheckout({ step: 'cart', items: [fibre], http: network() });
  await user.click(goOn());
  expect(await screen.findByRole('group', { name: /correcting/u })).toBeVisible();
  expect(screen.getByLabelText('Street')).toBeInvalid();
  expect(screen.getByLabelText('Street')).toHaveFocus();
  expect(http.requestsTo('POST', path)).toEqual([]);
  unmount();
  await renderCheckout({ step: 'cart', items: [aCartItem()] });
  expect(screen.queryByLabelText('Street')).not.toBeInTheDocument();
});

it('[J5] an address that the shopper has given is shown, and can be changed', async () => {
  const page = await renderCheckout({ step: 'cart', items: [fibre], values: lineAddressValues, http: network() });
  expect(screen.getByText('24, rue du Moulin, L-4251 Esch-sur-Alzette')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Change the address' }));
  expect(screen.getByLabelText('Number')).toHaveValue('24');
  await page.user.clear(screen.getByLabelText('Number'));
  await page.user.type(screen.getByLabelText('Number'), '26');
  await page.user.click(goOn());
  await atContract();
  expect(page.http.requestsTo('POST', path)).toMatchObject([{ body: { address: { street: '26, rue du Moulin' } } }]);
});

it('[J5, I4] the bill goes to the line until the shopper types another address', async () => {
  const values = {
    ...contractValues,
    ...lineAddressValues,
    [contractKeys.street]: '',
    [contractKeys.streetNumber]: '',
  };
  await renderCheckout({ step: 'contract', items: [fibre], values });
  expect(await screen.findByLabelText('Street')).toHaveValue('rue du Moulin');
  expect(screen.getByLabelText('Number')).toHaveValue('24');
  expect(screen.getByLabelText('Postcode')).toHaveValue('4251');
});

it('[J5, J1] a line whose address was corrected is not installed at the former one', async () => {
  const { user, store } = await renderCheckout({
    step: 'cart',
    items: [fibre],
    values: { ...valuesUpToSummary, ...lineAddressValues, [eligibilityKeys.streetNumber]: '26' },
    http: network(),
  });
  await user.click(goOn());
  await waitFor(() =>
    expect(selectTypedValues(store.getState())).toMatchObject({
      [deliveryKeys.sameAsBilling]: false,
      [deliveryKeys.streetNumber]: '26',
      [contractKeys.streetNumber]: '24',
    }),
  );
});

it('[J5, J1] a bill that goes elsewhere leaves the installation where the line is', async () => {
  const elsewhere = { ...contractValues, ...lineAddressValues, [eligibilityKeys.streetNumber]: '7' };
  const http = network().on('GET', calendarPath, aCalendar());
  await renderCheckout({ step: 'delivery', items: [fibre], values: elsewhere, http });
  expect(screen.getByRole('switch', { name: 'Deliver to the billing address' })).not.toBeChecked();
  expect(screen.getByLabelText('Number')).toHaveValue('7');
  expect(screen.getByLabelText('Last name')).toHaveValue('Weber');
});

it('[J5, I9] a customer’s line goes to the checked address, not to that of the account', async () => {
  const customer = aCustomer();
  const { store, user } = await renderCheckout({ step: 'cart', items: [fibre], values: lineAddressValues, customer });
  await user.click(await screen.findByRole('button', { name: 'Continue to the contract' }));
  await waitFor(() =>
    expect(selectTypedValues(store.getState())).toMatchObject({
      [contractKeys.accountNumber]: customer.accountNumber,
      [deliveryKeys.street]: 'rue du Moulin',
      [deliveryKeys.streetNumber]: '24',
    }),
  );
});

it('[J5] a shopper goes on while the network system does not respond: the order is checked', async () => {
  const http = fakeHttp().fails('POST', path, { status: 502, code: 'partner_unavailable' });
  const { user, reported } = await renderCheckout({ step: 'cart', items: [fibre], values: lineAddressValues, http });
  await user.click(goOn());
  await atContract();
  expect(reported).toMatchObject([{ context: { operation: 'service-qualification' } }]);
});

it('[J5, J1] a checked address does not move the delivery of a cart without a line', async () => {
  const values = { ...valuesUpToSummary, ...lineAddressValues, [eligibilityKeys.streetNumber]: '26' };
  const { user, store } = await renderCheckout({ step: 'cart', items: [aCartItem()], values });
  await user.click(goOn());
  await atContract();
  expect(selectTypedValues(store.getState())[deliveryKeys.sameAsBilling]).toBe(true);
});
