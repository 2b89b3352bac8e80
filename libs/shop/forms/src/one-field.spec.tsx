import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sharedMessages, ShopIntlProvider } from '@alzette/i18n';
import { email, formSchema, FormTextField, ShopForm } from './index';

const schema = formSchema({ email: email() });

it('[G3] a form without a summary goes to its wrong field, which has the error', async () => {
  const handleSubmit = jest.fn();
  render(
    <ShopIntlProvider locale="en" messages={await sharedMessages.load('en')}>
      <ShopForm schema={schema} onSubmit={handleSubmit} hasSummary={false}>
        <FormTextField name="email" label="E-mail" />
        <button type="submit">Send</button>
      </ShopForm>
    </ShopIntlProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('This field is needed.');
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(handleSubmit).not.toHaveBeenCalled();
});
