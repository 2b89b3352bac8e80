import { act } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { contractKeys, deliveryKeys } from '@alzette/shop-model';
import { customerLoggedOut, selectItems, selectValues } from '@alzette/shop-store';
import { aCartItem, aCustomer } from '@alzette/testing';
import { firstButton, renderCheckout, title } from '../testing/render-checkout';
import { paths } from '../testing/summary-http';

const customer = aCustomer();
const atContract = (overrides = {}) => renderCheckout({ step: 'contract', customer: aCustomer(overrides) });

describe('a customer on the contract step', () => {
  it('[A6, H2, I9] sees no identity check, no billing address and no bank', async () => {
    await atContract();
    expect(screen.getByText('ALZ-100234')).toBeVisible();
    expect(screen.getByText('Ada Weber')).toBeVisible();
    for (const heading of ['Identity', 'Billing address', 'Payment of your invoices']) {
      expect(screen.queryByRole('heading', { name: heading })).not.toBeInTheDocument();
    }
    expect(document.querySelector('[name="contract.bank.iban"], [name="contract.billing.street"]')).toBeNull();
    expect(screen.getByLabelText('E-mail')).toHaveValue('ada@example.lu');
    expect(screen.getByLabelText('Confirm e-mail')).toHaveValue('ada@example.lu');
  });

  it('[I9, I1] gets the form filled in from the account; M becomes male', async () => {
    const { store } = await atContract({ user: { ...customer.user, gender: 'M' } });
    expect(selectValues(store.getState())).toMatchObject({
      [contractKeys.accountNumber]: 'ALZ-100234',
      [contractKeys.gender]: 'male',
      [contractKeys.firstname]: 'Ada',
      [contractKeys.lastname]: 'Weber',
      [contractKeys.birthdate]: '1991/05/14',
      [contractKeys.email]: 'ada@example.lu',
      [contractKeys.emailConfirm]: 'ada@example.lu',
      [contractKeys.street]: 'rue du Moulin',
      [contractKeys.streetNumber]: '24',
      [contractKeys.postalCode]: '4251',
      [contractKeys.city]: 'Esch-sur-Alzette',
      [deliveryKeys.street]: 'rue du Moulin',
      [deliveryKeys.streetNumber]: '24',
      [deliveryKeys.postalCode]: '4251',
      [deliveryKeys.city]: 'Esch-sur-Alzette',
    });
  });

  it('[I8, I2] enters a phone number and continues without a credit check', async () => {
    const { user, http } = await atContract();
    await user.click(firstButton('Check and continue'));
    expect(screen.getByRole('group', { name: /correcting/u })).toHaveTextContent('Enter your phone number.');
    await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveFocus());
    await user.type(screen.getByLabelText('Phone'), '691 123 456');
    await user.click(firstButton('Check and continue'));
    await waitFor(() => expect(title()).toHaveTextContent('Delivery'));
    expect(http.requests.map(({ url }) => url)).toEqual([paths.deliveryPrices]);
  });

  it('[A6] leaves no personal data behind on logout, and keeps the cart', async () => {
    const { store } = await atContract();
    act(() => void store.dispatch(customerLoggedOut()));
    await waitFor(() => expect(selectValues(store.getState())[contractKeys.accountNumber]).toBeUndefined());
    expect(JSON.stringify(selectValues(store.getState()))).not.toContain('Weber');
    expect(selectItems(store.getState())).toHaveLength(1);
  });
});

describe('a customer on the delivery step', () => {
  const values = { [contractKeys.phone]: '691123456', [contractKeys.phonePrefix]: '+352' };

  it('[I9, J1] has their own delivery address, without the same-as-billing box', async () => {
    await renderCheckout({ step: 'delivery', customer, values });
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Street')).toHaveValue('rue du Moulin');
    expect(screen.getByLabelText('Town')).toHaveValue('Esch-sur-Alzette');
  });

  it('[J1] has to enter an address in Luxembourg if the account has one abroad', async () => {
    const deliveryAddress = {
      street: 'rue de Metz',
      streetNo: '3',
      zipcode: '57100',
      city: 'Thionville',
      countryName: 'France',
    };
    const abroad = aCustomer({ user: { ...customer.user, deliveryAddress } });
    const { user } = await renderCheckout({ step: 'delivery', customer: abroad, values, items: [aCartItem()] });
    expect(screen.getByLabelText('Town')).toHaveValue('');
    await user.click(screen.getAllByRole('button', { name: /ontinue|order/iu })[0]!);
    expect(screen.getByRole('group', { name: /correcting/u })).toHaveTextContent('Enter the town.');
  });
});
