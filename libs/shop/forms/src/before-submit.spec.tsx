import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sharedMessages, ShopIntlProvider } from '@alzette/i18n';
import { formSchema, FormTextField, phone, ShopForm, useBeforeSubmit, useShopForm } from './index';

const schema = formSchema({ 'contact.phone': phone() });
const submit = () => screen.getByRole('button', { name: 'Continue' });

it('lets a field complete its value before a submit is validated, and stays with the error that this found', async () => {
  const handleSubmit = jest.fn();
  let settle: (key: string | null) => void = () => undefined;
  function CheckedPhone() {
    const { setError, isSubmitting } = useShopForm();
    useBeforeSubmit(async () => {
      setError('contact.phone', await new Promise<string | null>((resolve) => (settle = resolve)));
    });
    return <output>{isSubmitting ? 'busy' : 'idle'}</output>;
  }
  const messages = { ...(await sharedMessages.load('en')), 'contact.phone.label': 'Phone' };
  render(
    <ShopIntlProvider locale="en" messages={messages}>
      <ShopForm initialValues={{ 'contact.phone': '691 123 456' }} schema={schema} onSubmit={handleSubmit}>
        <FormTextField name="contact.phone" />
        <CheckedPhone />
        <button type="submit">Continue</button>
      </ShopForm>
    </ShopIntlProvider>,
  );
  const user = userEvent.setup();
  await user.click(submit());
  expect(screen.getByText('busy')).toBeVisible();
  settle('taken');
  await waitFor(() => expect(screen.getByLabelText('Phone')).toBeInvalid());
  expect(screen.getByRole('group', { name: /correcting/u })).toBeVisible();
  expect(screen.getByText('idle')).toBeVisible();
  expect(handleSubmit).not.toHaveBeenCalled();
  await user.click(submit());
  settle(null);
  await waitFor(() => expect(handleSubmit).toHaveBeenCalledTimes(1));
});
