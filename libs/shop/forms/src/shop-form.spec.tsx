import { render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import userEvent from '@testing-library/user-event';
import type { FormValues } from '@alzette/shop-model';
import { sharedMessages, ShopIntlProvider, type Messages } from '@alzette/i18n';
import {
  birthdate,
  checked,
  email,
  FormCheckbox,
  FormChoiceTiles,
  FormDateOfBirth,
  FormPhone,
  FormPostcode,
  formSchema,
  FormTextField,
  phone,
  postcode,
  sameAs,
  ShopForm,
  ShopFormProvider,
  text,
  textThat,
  useShopForm,
} from './index';

const ownMessages: Messages = {
  'contact.email.label': 'E-mail',
  'contact.email.error.required': 'Enter your e-mail address.',
  'contact.email-confirm.label': 'Confirm e-mail',
  'contact.email-confirm.error.mismatch': 'This address differs from the first one.',
  'contact.phone.label': 'Phone',
  'contact.gender.label': 'Title',
  'contact.birthdate.label': 'Date of birth',
  'contact.birthdate.error.minimum-age': 'You must be {age} or older.',
  'contact.postcode.label': 'Postcode',
  'contact.agree.label': 'I agree',
};

let messages: Messages = ownMessages;
beforeAll(async () => {
  messages = { ...(await sharedMessages.load('en')), ...ownMessages };
});

const schema = formSchema({
  'contact.email': email(),
  'contact.email-confirm': sameAs('contact.email'),
  'contact.phone': phone(),
  'contact.gender': text({ allowed: ['male', 'female'] }),
  'contact.birthdate': birthdate(18, () => '2026/11/21'),
  'contact.postcode': postcode(),
  'contact.agree': checked(),
});

const validValues: FormValues = {
  'contact.email': 'ada@example.lu',
  'contact.email-confirm': 'ada@example.lu',
  'contact.phone-prefix': '+352',
  'contact.phone': '691 123 456',
  'contact.gender': 'female',
  'contact.birthdate': '1991/05/14',
  'contact.postcode': '8211',
  'contact.agree': true,
};

function ServerRefusal() {
  const form = useShopForm();
  return (
    <button type="button" onClick={() => form.setError('contact.phone', 'taken')}>
      Refuse
    </button>
  );
}

function renderForm(typed: FormValues = {}) {
  const handleSubmit = jest.fn();
  const handleChange = jest.fn();
  render(
    <ShopIntlProvider locale="en" messages={messages}>
      <ShopForm
        initialValues={{ ...validValues, ...typed }}
        schema={schema}
        onSubmit={handleSubmit}
        onValuesChange={handleChange}
      >
        <FormTextField name="contact.email" type="email" autoComplete="email" />
        <FormTextField name="contact.email-confirm" type="email" />
        <FormPhone name="contact.phone" prefixName="contact.phone-prefix" prefixes={['+352', '+33']} />
        <FormChoiceTiles
          name="contact.gender"
          tiles={[
            { value: 'female', title: 'Ms' },
            { value: 'male', title: 'Mr' },
          ]}
        />
        <FormDateOfBirth name="contact.birthdate" errorValues={{ age: 18 }} />
        <FormPostcode name="contact.postcode" section="billing" />
        <FormCheckbox name="contact.agree">I agree to everything</FormCheckbox>
        <ServerRefusal />
        <button type="submit">Continue</button>
      </ShopForm>
    </ShopIntlProvider>,
  );
  return { handleSubmit, handleChange, user: userEvent.setup() };
}

const submit = () => screen.getByRole('button', { name: 'Continue' });
const field = (label: string) => screen.getByLabelText(label);

describe('a form of the shop', () => {
  it('submits every value under its dotted key', async () => {
    const { handleSubmit, user } = renderForm();
    await user.click(submit());
    await waitFor(() => expect(handleSubmit).toHaveBeenCalledWith(validValues));
    expect(screen.queryByText(/need correcting/u, { ignore: '[role=status]' })).not.toBeInTheDocument();
  });

  it('names its inputs with the form keys, unchanged', () => {
    renderForm();
    expect(field('E-mail')).toHaveAttribute('name', 'contact.email');
    expect(document.querySelector('input[name="contact.birthdate"]')).toHaveValue('1991/05/14');
    expect(screen.getByRole('radio', { name: 'Ms' })).toHaveAttribute('name', 'contact.gender');
  });

  it('[G3] stays, shows the errors and goes to the first wrong field when a submit fails', async () => {
    const scrolledTo: string[] = [];
    HTMLElement.prototype.scrollIntoView = function remember() {
      scrolledTo.push(this.id);
    };
    const { handleSubmit, user } = renderForm({ 'contact.postcode': '82', 'contact.email': '' });
    await user.click(submit());

    await waitFor(() => expect(field('E-mail')).toHaveFocus());
    expect(screen.getByRole('group', { name: '3 fields need correcting' })).toBeVisible();
    expect(scrolledTo).toEqual(['contact.email']);
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it('[G3] reads out once how many fields are wrong, and nothing while they are corrected', async () => {
    const { user } = renderForm({ 'contact.postcode': '82', 'contact.email': '' });
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await user.click(submit());
    await waitFor(() => expect(status).toHaveTextContent('3 fields need correcting'));
    await user.type(field('Postcode'), '11');
    expect(await screen.findByRole('group', { name: '2 fields need correcting' })).toBeVisible();
    expect(status).toHaveTextContent('3 fields need correcting');
  });

  it('[N8] shows an error in the text of the field and links it to the field', async () => {
    const { user } = renderForm({ 'contact.email': '', 'contact.birthdate': '2010/05/14' });
    await user.click(submit());

    expect(field('E-mail')).toBeInvalid();
    expect(field('E-mail')).toHaveAccessibleDescription('Enter your e-mail address.');
    expect(field('Confirm e-mail')).toHaveAccessibleDescription('This address differs from the first one.');
    expect(screen.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(
      'You must be 18 or older.',
    );
  });

  it('moves focus from a line of the error summary to its field', async () => {
    const { user } = renderForm({ 'contact.birthdate': '1991/13/14', 'contact.agree': false });
    await user.click(submit());

    const summary = screen.getByRole('group', { name: /need correcting/u });
    const lines = within(summary).getAllByRole('link');
    expect(lines.map((line) => line.textContent)).toEqual([
      'Date of birth: Enter a date that exists, for example 14 05 1991.',
      'I agree: This field is needed.',
    ]);
    await user.click(lines[0]!);
    expect(field('Month')).toHaveFocus();
  });

  it('validates a value on blur after an edit, not while it is typed and not when it is empty', async () => {
    const { user } = renderForm({ 'contact.postcode': '' });
    await user.click(field('Postcode'));
    await user.tab();
    expect(field('Postcode')).not.toBeInvalid();

    await user.type(field('Postcode'), 'L-25');
    expect(field('Postcode')).not.toBeInvalid();
    await user.tab();
    expect(field('Postcode')).toBeInvalid();
    expect(screen.queryByText(/need correcting/u, { ignore: '[role=status]' })).not.toBeInTheDocument();
  });

  it('removes an error as soon as it is corrected, in any field', async () => {
    const { user } = renderForm({ 'contact.email-confirm': 'ada@example.l' });
    await user.click(submit());
    expect(field('Confirm e-mail')).toBeInvalid();

    await user.clear(field('E-mail'));
    await user.type(field('E-mail'), 'ada@example.l');
    expect(field('Confirm e-mail')).not.toBeInvalid();
    expect(screen.queryByText(/need correcting/u, { ignore: '[role=status]' })).not.toBeInTheDocument();
  });

  it('keeps an error of another check until that value changes', async () => {
    const { user } = renderForm();
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(field('Phone')).toBeInvalid();
    await user.type(field('E-mail'), 'x');
    expect(field('Phone')).toBeInvalid();
    await user.type(field('Phone'), '7');
    expect(field('Phone')).not.toBeInvalid();
  });

  it('[G3] shows an error only when the pressed button is released, because the error would move the button', async () => {
    const { user } = renderForm({ 'contact.postcode': '' });
    await user.type(field('Postcode'), 'L-25');
    await user.pointer({ keys: '[MouseLeft>]', target: submit() });
    expect(field('Postcode')).not.toBeInvalid();
    await user.pointer({ keys: '[/MouseLeft]', target: document.body });
    await waitFor(() => expect(field('Postcode')).toBeInvalid());
  });

  it('[I3] stores the postcode without its prefix and leaves the typed text unchanged', async () => {
    const { handleChange, user } = renderForm({ 'contact.postcode': '' });
    await user.type(field('Postcode'), 'l 8211');
    expect(field('Postcode')).toHaveValue('l 8211');
    expect(handleChange).toHaveBeenLastCalledWith(
      { ...validValues, 'contact.postcode': '8211' },
      { 'contact.postcode': '8211' },
    );
  });

  it('submits once while the first submit is running', async () => {
    const { handleSubmit, user } = renderForm();
    handleSubmit.mockReturnValue(new Promise(() => undefined));
    await user.dblClick(submit());
    await waitFor(() => expect(handleSubmit).toHaveBeenCalledTimes(1));
  });

  it('waits for an asynchronous rule, and shows its error', async () => {
    let typedText: (isRight: boolean) => void = () => undefined;
    const isTaken = () => new Promise<boolean>((resolve) => (typedText = resolve));
    const handleSubmit = jest.fn();
    const user = userEvent.setup();
    render(
      <ShopIntlProvider locale="en" messages={messages}>
        <ShopForm
          initialValues={{ 'contact.phone': '691 123 456' }}
          schema={formSchema({ 'contact.phone': textThat('phone', isTaken) })}
          onSubmit={handleSubmit}
        >
          <FormTextField name="contact.phone" />
          <button type="submit">Continue</button>
        </ShopForm>
      </ShopIntlProvider>,
    );
    await user.click(submit());
    expect(field('Phone')).not.toBeInvalid();
    typedText(false);
    await waitFor(() => expect(field('Phone')).toBeInvalid());
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it('validates the values of their owner, and loses an error with its rule', async () => {
    const user = userEvent.setup();
    render(<OwnedValues />, {
      wrapper: ({ children }) => (
        <ShopIntlProvider locale="en" messages={messages}>
          {children}
        </ShopIntlProvider>
      ),
    });
    await user.type(field('E-mail'), 'ada@');
    await user.tab();
    await waitFor(() => expect(field('E-mail')).toBeInvalid());
    await user.click(screen.getByRole('button', { name: 'Fill' }));
    expect(field('E-mail')).toHaveValue('ada');
    await user.click(screen.getByRole('button', { name: 'Optional' }));
    await waitFor(() => expect(field('E-mail')).not.toBeInvalid());
  });
});

const mailSchema = formSchema({ 'contact.email': email() });
const noSchema = formSchema({});

function OwnedValues() {
  const [values, setValues] = useState<FormValues>({});
  const [schema, setSchema] = useState(mailSchema);
  return (
    <ShopFormProvider values={values} schema={schema} onValuesChange={(all) => setValues(all)}>
      <FormTextField name="contact.email" />
      <button onClick={() => setValues({ 'contact.email': 'ada' })}>Fill</button>
      <button onClick={() => setSchema(noSchema)}>Optional</button>
    </ShopFormProvider>
  );
}
