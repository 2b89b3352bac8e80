import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { contractKeys, type FormValues } from '@alzette/shop-model';
import { selectValues } from '@alzette/shop-store';
import { aCartItem, fakeHttp } from '@alzette/testing';
import { creditCheckPassed } from '../flow/order-progress';
import { aFlowState } from '../testing/flow-state';
import { firstButton, renderCheckout, title } from '../testing/render-checkout';
import { contractValues } from '../testing/typed-values';
import { contractIsComplete, personKey } from './contract-schema';

const nothingYet: FormValues = { [contractKeys.authenticated]: true };
const submit = () => firstButton('Check and continue');
const renderForm = (values: FormValues = {}) =>
  renderCheckout({ step: 'contract', values: { ...contractValues, ...values } });
const errorOf = (name: string) => document.getElementById(`${name}-error`)?.textContent ?? null;

async function submitWith(values: FormValues) {
  const page = await renderForm(values);
  await page.user.click(submit());
  return page;
}

describe('an address of the browser’s autofill', () => {
  const street = () => screen.getByLabelText('Street');
  const number = () => screen.getByLabelText('Number');

  it('[I3] has its number moved to the field of numbers, unless that has one', async () => {
    const { store } = await renderForm({ [contractKeys.street]: '', [contractKeys.streetNumber]: '' });
    fireEvent.change(street(), { target: { value: '12A, rue de Mamer' } });
    await waitFor(() => expect(number()).toHaveValue('12A'));
    expect(street()).toHaveValue('rue de Mamer');
    expect(selectValues(store.getState())).toMatchObject({
      [contractKeys.street]: 'rue de Mamer',
      [contractKeys.streetNumber]: '12A',
    });
    fireEvent.change(street(), { target: { value: '14, rue de Mamer' } });
    expect(number()).toHaveValue('12A');
    expect(street()).toHaveValue('14, rue de Mamer');
  });

  it('[I3] stays as it is while the shopper types it', async () => {
    const { user } = await renderForm({ [contractKeys.street]: '', [contractKeys.streetNumber]: '' });
    await user.type(street(), '12 rue de Mamer');
    expect(street()).toHaveValue('12 rue de Mamer');
    await user.tab();
    expect(street()).toHaveValue('rue de Mamer');
    expect(number()).toHaveValue('12');
  });
});

describe('an empty contract', () => {
  it('[I1, I2, I3, N8] shows an error for each missing field', async () => {
    const { user, http } = await renderCheckout({ step: 'contract', values: nothingYet });
    await user.click(submit());
    const lines = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Title: Choose a title.',
      'First name: Enter your first name.',
      'Last name: Enter your last name.',
      'Date of birth: Enter your date of birth.',
      'Nationality: Choose your nationality.',
      'Identity document: Choose your identity document.',
      'Document number: Enter the number of your identity document.',
      'E-mail: Enter your e-mail address.',
      'Confirm e-mail: Enter your address a second time.',
      'Phone: Enter your phone number.',
      'Street: Enter the street.',
      'Number: Enter the number.',
      'Postcode: Enter the postcode.',
      'Town: Enter the town.',
      'IBAN: Enter your IBAN.',
      'Direct debit mandate: Tick this box for direct debit, or choose “On invoice”.',
    ]);
    expect(new Set(lines).size).toBe(lines.length);
    expect(http.requests).toEqual([]);
  });

  it('[G3] shows a summary of errors with links to the fields, and moves to the first of them', async () => {
    const { user } = await renderCheckout({ step: 'contract', values: nothingYet });
    await user.click(submit());
    const summary = screen.getByRole('group', { name: /correcting/u });
    expect(summary).toHaveTextContent('16 fields need correcting');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Ms' })).toHaveFocus());
    await user.click(within(summary).getByRole('link', { name: /^E-mail/u }));
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    expect(screen.getByLabelText('E-mail')).toBeInvalid();
  });
});

describe('the identity section', () => {
  it('[I1] accepts male and female, identity card and passport', async () => {
    await renderForm({ [contractKeys.kycId]: '' });
    expect(
      screen.getAllByRole('radio', { name: /^(Ms|Mr)$/u }).map((radio) => (radio as HTMLInputElement).value),
    ).toEqual(['female', 'male']);
    const options = within(screen.getByLabelText('Identity document')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Identity card', 'Passport']),
    );
  });

  it.each([
    ['1890/01/01', 'Enter a date that exists'],
    ['1991/02/30', 'Enter a date that exists'],
    ['2999/01/01', 'Enter a date that exists'],
    ['2020/01/01', 'You must be 18 to sign a contract.'],
  ])('[I1] refuses the birthdate %s', async (birthdate, text) => {
    const { http } = await submitWith({ [contractKeys.birthdate]: birthdate });
    expect(errorOf(contractKeys.birthdate)).toContain(text);
    expect(http.requests).toEqual([]);
  });
});

it('[H2, I8] the step is complete only for the person whose identity and credit were checked', () => {
  const checked = aFlowState({ values: contractValues });
  expect(contractIsComplete(checked)).toBe(true);
  const another = { ...contractValues, [contractKeys.firstname]: 'Eve' };
  const unidentified = Object.fromEntries(
    Object.entries(contractValues).filter(([key]) => key !== contractKeys.authenticated),
  );
  for (const values of [another, unidentified]) expect(contractIsComplete({ ...checked, values })).toBe(false);
});

describe('the contact section', () => {
  it('[I2] requires the same address twice, ignoring case', async () => {
    await submitWith({ [contractKeys.emailConfirm]: 'ida@example.lu' });
    expect(errorOf(contractKeys.emailConfirm)).toContain('differs from the first one');
    expect(errorOf(contractKeys.email)).toBeNull();
    const same = { ...contractValues, [contractKeys.emailConfirm]: 'Ada@Example.lu ' };
    expect(contractIsComplete(aFlowState({ values: same }))).toBe(true);
  });

  it('[I2] requires a complete address', async () => {
    await submitWith({ [contractKeys.email]: 'ada@example', [contractKeys.emailConfirm]: 'ada@example' });
    expect(errorOf(contractKeys.email)).toContain('complete address');
  });

  it('[I2] offers five phone prefixes, Luxembourg first', async () => {
    await renderForm();
    const prefix = screen.getByLabelText('Country code');
    expect(
      within(prefix)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['+352', '+33', '+32', '+49', '+351']);
    expect(prefix).toHaveAttribute('name', 'contract.contact.phone-prefix');
  });
});

describe('the billing section', () => {
  it('[I3] has Luxembourg as its fixed country', async () => {
    await renderForm();
    const country = screen.getByLabelText('Country');
    expect(country).toHaveValue('Luxembourg');
    expect(country).toHaveAttribute('readonly');
    expect(country).toHaveAttribute('name', 'contract.billing.country');
  });

  it.each(['425', '42511', 'F-4251', 'abcd'])('[I3] refuses the postcode %j', async (postcode) => {
    await submitWith({ [contractKeys.postalCode]: postcode });
    expect(errorOf(contractKeys.postalCode)).toContain('four digits');
  });

  it.each(['bis', '12, bte 4', '123456789012345678901'])('[I3] refuses the house number %j', async (typed) => {
    const { http } = await submitWith({ [contractKeys.streetNumber]: typed });
    expect(errorOf(contractKeys.streetNumber)).toBe(
      'Enter a number of up to 20 characters, for example 12A, 3 bis or 12-14, without a comma.',
    );
    expect(http.requests).toEqual([]);
  });

  it('[I3] accepts a house number with letters, typed on a keyboard with letters', async () => {
    const { user } = await renderCheckout({
      step: 'contract',
      values: { ...contractValues, [contractKeys.streetNumber]: '' },
      before: creditCheckPassed({ person: personKey(contractValues) }),
    });
    expect(screen.getByLabelText('Number')).not.toHaveAttribute('inputmode');
    await user.type(screen.getByLabelText('Number'), '24 1/2 bte 4');
    await user.click(submit());
    expect(title()).toHaveTextContent('Delivery');
  });

  it('[I3] does not require additional information', () => {
    expect(
      contractIsComplete(aFlowState({ values: { ...contractValues, [contractKeys.additionalInformation]: '' } })),
    ).toBe(true);
  });
});

describe('the bank section', () => {
  it('[I5] selects direct debit unless the shopper chooses the invoice', async () => {
    await renderCheckout({ step: 'contract', values: nothingYet });
    expect(screen.getByRole('radio', { name: /^Direct debit/u })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^On invoice/u })).not.toBeChecked();
  });

  it('[I5, I6] requires neither IBAN nor mandate on invoice', async () => {
    const entered = { [contractKeys.iban]: '', [contractKeys.ibanState]: '', [contractKeys.authorize]: false };
    const { user } = await renderForm(entered);
    await user.click(screen.getByRole('radio', { name: /^On invoice/u }));
    expect(screen.queryByLabelText('IBAN')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(
      contractIsComplete(
        aFlowState({ values: { ...contractValues, ...entered, [contractKeys.paymentType]: 'on-invoice' } }),
      ),
    ).toBe(true);
  });

  it('[I6] requires a validated IBAN', async () => {
    const path = '/api/v2/tool/iban/validate/LU280019400644750000';
    const http = fakeHttp().fails('GET', path, { status: 503, code: 'database_unavailable' });
    const values = { ...contractValues, [contractKeys.ibanState]: 'INITIAL' };
    const { user } = await renderCheckout({ step: 'contract', values, http });
    await user.click(submit());
    await waitFor(() => expect(errorOf(contractKeys.iban)).toContain('could not be checked'));
    expect(http.requests.map(({ url }) => url)).toEqual([path]);
  });

  it('[I6] requires the mandate, in the operator’s name', async () => {
    await submitWith({ [contractKeys.authorize]: false });
    expect(errorOf(contractKeys.authorize)).toContain('Tick this box');
    expect(screen.getByRole('checkbox', { name: /I authorise Alzette/u })).toBeInvalid();
  });
});

describe('the bank section with internet and mobile in one offer', () => {
  const items = [aCartItem(), aCartItem({ identifier: 'home', type: 'internet-mobile' })];
  const unanswered = { [contractKeys.iban]: '', [contractKeys.ibanState]: '', [contractKeys.authorize]: false };
  const invoice = { ...contractValues, ...unanswered, [contractKeys.paymentType]: 'on-invoice' };

  it('[I5, I6] offers direct debit only, with a checked IBAN and the mandate', async () => {
    const { user, http } = await renderCheckout({ step: 'contract', values: invoice, items });
    expect(screen.queryByRole('radio', { name: /^On invoice/u })).not.toBeInTheDocument();
    expect(screen.getByText(/are paid by direct debit/u)).toBeVisible();
    await user.click(submit());
    expect(errorOf(contractKeys.iban)).toContain('Enter your IBAN');
    expect(errorOf(contractKeys.authorize)).toBe('Tick this box for direct debit.');
    expect(http.requests).toEqual([]);
  });

  it('[I5, I6] is incomplete with an invoice that was chosen for another cart', () => {
    expect(contractIsComplete(aFlowState({ values: invoice }))).toBe(true);
    expect(contractIsComplete(aFlowState({ values: invoice, items }))).toBe(false);
    expect(contractIsComplete(aFlowState({ values: contractValues, items }))).toBe(true);
  });

  it.each(['IBAN_COUNTRY_ERROR', 'IBAN_UNKNOWN_ERROR'])(
    '[I5, I7] never recommends the invoice (%s)',
    async (error_message) => {
      const http = fakeHttp().on('GET', '/api/v2/tool/iban/validate/LU280019400644750000', {
        content: { isValid: false, error_message, ibanDetail: null },
      });
      const { user } = await renderCheckout({ step: 'contract', values: invoice, items, http });
      await user.type(screen.getByLabelText('IBAN'), 'LU280019400644750000');
      await user.click(screen.getByRole('button', { name: 'Check' }));
      await waitFor(() => expect(errorOf(contractKeys.iban)).toMatch(/./u));
      expect(errorOf(contractKeys.iban)).not.toContain('invoice');
    },
  );
});

describe('a value of the contract form', () => {
  it('[E8] is stored under the key of the specification', async () => {
    const { user, store } = await renderCheckout({ step: 'contract', values: nothingYet, http: fakeHttp() });
    await user.type(screen.getByLabelText('Town'), 'Esch');
    expect(screen.getByLabelText('Town')).toHaveAttribute('name', 'contract.billing.city');
    await waitFor(() => expect(selectValues(store.getState())[contractKeys.city]).toBe('Esch'));
  });

  it('loses its error as soon as it is correct', async () => {
    const { user } = await submitWith({ [contractKeys.city]: '' });
    expect(errorOf(contractKeys.city)).toContain('Enter the town');
    await user.type(screen.getByLabelText('Town'), 'Esch');
    expect(errorOf(contractKeys.city)).toBeNull();
  });
});
