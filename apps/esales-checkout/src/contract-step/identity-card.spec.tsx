import { act, screen, within } from '@testing-library/react';
import { contractKeys, type FormValues } from '@alzette/shop-model';
import { selectValues } from '@alzette/shop-store';
import { aKycInformation, fakeHttp } from '@alzette/testing';
import { creditCheckPassed, selectOrder } from '../flow/order-progress';
import { identityKeys } from '../flow/identity-values';
import { firstButton, renderCheckout, title } from '../testing/render-checkout';
import { contractValues } from '../testing/typed-values';
import { personKey } from './contract-schema';
import { kycValues } from './identity';

const creditPath = '/api/v2/shop/creditcheck/status';
const inputOf = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);

const renderContract = (values: FormValues = {}, http = fakeHttp()) =>
  renderCheckout({
    step: 'contract',
    values: { ...contractValues, ...values },
    http,
    before: creditCheckPassed({ person: personKey(contractValues) }),
  });

describe('a verified person', () => {
  it('[H6] is shown and locked, under the keys of the form', async () => {
    await renderContract();
    expect(screen.getByText('Identity checked')).toBeVisible();
    expect(screen.getByText('14 May 1991')).toBeVisible();
    for (const key of identityKeys) {
      expect(inputOf(key)).toHaveAttribute('type', 'hidden');
      expect(inputOf(key)).toHaveValue(contractValues[key] as string);
    }
    expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
  });

  it.each([
    ['LU', 'Luxembourg'],
    ['GR', 'Greece'],
    ['Atlantis', 'Atlantis'],
  ])('[H6] is shown with the nationality %s as %s', async (code, name) => {
    await renderContract({ [contractKeys.origin]: code });
    expect(screen.getByText('Nationality').nextElementSibling).toHaveTextContent(name);
  });

  it.each([
    ['fr', '1991/05/01', '1er mai 1991'],
    ['fr', '1991/12/02', '2 décembre 1991'],
    ['de', '1991/03/01', '1. März 1991'],
  ] as const)('[H6] is shown in %s with the date of birth %s as %s', async (locale, birthdate, shown) => {
    const values = { ...contractValues, [contractKeys.birthdate]: birthdate };
    await renderCheckout({ step: 'contract', locale, values });
    expect(screen.getByText(shown)).toBeVisible();
  });

  it('[H6] is shown with a date of birth that cannot be read, as it is', async () => {
    await renderContract({ [contractKeys.birthdate]: 'May 1991' });
    expect(screen.getByText('May 1991')).toBeVisible();
  });

  it('[H6, I8] cannot get past a refused credit check under another name', async () => {
    const http = fakeHttp().on('POST', creditPath, { status: 'new--bad_customer' });
    const { user } = await renderContract({ [contractKeys.lastname]: 'Badpayer' }, http);
    jest.useFakeTimers();
    await user.click(firstButton('Check and continue'));
    await act(() => jest.advanceTimersByTimeAsync(3100));
    jest.useRealTimers();
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('textbox', { name: /name$/u })).not.toBeInTheDocument();
    expect(screen.getByText('Badpayer')).toBeVisible();
  });

  it.each(['', '-'])('[H6, I8] with one name (given name %j) is asked for no other, and passes', async (given) => {
    const http = fakeHttp().on('POST', creditPath, { status: 'no_error' });
    const checked = kycValues(aKycInformation({ Firstname: given, Lastname: 'Suharto' }));
    const { user } = await renderCheckout({ step: 'contract', values: { ...contractValues, ...checked }, http });
    expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
    expect(screen.getByText('Suharto')).toBeVisible();
    jest.useFakeTimers();
    await user.click(firstButton('Check and continue'));
    await act(() => jest.advanceTimersByTimeAsync(5000));
    jest.useRealTimers();
    expect(http.requestsTo('POST', creditPath)[0]?.query).toMatchObject({ first_name: '', last_name: 'Suharto' });
    expect(screen.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
  });

  it('[H6] is asked for what the check left open', async () => {
    const { user } = await renderContract({ [contractKeys.idNumber]: '' });
    const field = screen.getByLabelText('Document number');
    await user.type(field, '12');
    expect(field).toHaveValue('12');
    expect(screen.queryByLabelText('Nationality')).not.toBeInTheDocument();
  });

  it('[H6, I1] who is too young gets the reason, and cannot change the date', async () => {
    const { user, http } = await renderContract({ [contractKeys.birthdate]: '2020/01/01' });
    await user.click(firstButton('Check and continue'));
    const link = within(screen.getByRole('group', { name: /correcting/u })).getByRole('link', {
      name: /^Date of birth: You must be 18/u,
    });
    await user.click(link);
    expect(document.getElementById(contractKeys.birthdate)).toHaveFocus();
    expect(http.requests).toEqual([]);
  });
});

describe('“This is not me”', () => {
  it('[H6] discards the verified identity and the credit result, keeps the other values, and focuses what is next', async () => {
    const { user, store } = await renderContract();
    const button = screen.getByRole('button', { name: 'This is not me' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Prove who you are' })).toBeVisible();
    expect(title()).toHaveFocus();
    const values = selectValues(store.getState());
    for (const key of [...identityKeys, contractKeys.kycId]) expect(values).not.toHaveProperty([key]);
    expect(values).toMatchObject({ [contractKeys.authenticated]: false, [contractKeys.email]: 'ada@example.lu' });
    expect(selectOrder(store.getState() as never)).toMatchObject({ creditCheckedPerson: null, informationSent: false });
  });

  it('[H6] the person of the next check replaces the previous one', async () => {
    const http = fakeHttp().on('GET', '/api/v2/shop/kyc/kyc-2', aKycInformation({ id: 'kyc-2', Firstname: 'Zoé' }));
    const { user } = await renderContract({}, http);
    await user.click(screen.getByRole('button', { name: 'This is not me' }));
    await user.click(screen.getByRole('button', { name: 'Check my identity' }));
    const source = (screen.getByTitle('Identity check') as HTMLIFrameElement).contentWindow;
    const data = { source: 'identity-check', type: 'completed', result: { id: 'kyc-2' } };
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: 'http://partner.test', source })));
    expect(await screen.findByText('Zoé')).toBeVisible();
    expect(inputOf(contractKeys.firstname)).toHaveValue('Zoé');
    expect(screen.getByLabelText('E-mail')).toHaveValue('ada@example.lu');
  });
});
