import {
  acceptanceKeys,
  contractKeys,
  deliveryKeys,
  mobileItemKeys,
  readSimType,
  sensitiveKeys,
  topUpKeys,
  tvItemKeys,
  installationKeys,
  numberValues,
  withValuesOfItems,
} from './index';
import { aCartItem } from './testing/cart-item';

describe('form keys', () => {
  it('[E8, E9] have a mobile line of any type under cart.product-mobile', () => {
    expect(mobileItemKeys('line-1')).toEqual({
      keepNumber: 'cart.product-mobile.line-1.kmn.active',
      currentOperator: 'cart.product-mobile.line-1.kmn.current-operator',
      currentNumber: 'cart.product-mobile.line-1.kmn.current-number',
      iccid: 'cart.product-mobile.line-1.kmn.iccid',
      simType: 'cart.product-mobile.line-1.sim-type',
    });
  });

  it('[E8] have the SIM type under both of its spellings', () => {
    expect(readSimType({ 'cart.product-mobile.line-1.sim-type': 'eSIM' }, 'internet-mobile', 'line-1')).toBe('eSIM');
    expect(readSimType({ 'cart.product-internet-mobile.line-1.sim-type': 'eSIM' }, 'internet-mobile', 'line-1')).toBe(
      'eSIM',
    );
    expect(readSimType({ 'cart.product-mobile.other.sim-type': 'eSIM' }, 'mobile', 'line-1')).toBe('physical');
  });

  it('[E3] have a physical SIM until another type is chosen', () => {
    expect(readSimType({}, 'mobile', 'line-1')).toBe('physical');
    expect(readSimType({ 'cart.product-mobile.line-1.sim-type': 'floppy' }, 'mobile', 'line-1')).toBe('physical');
  });

  it('[I1, I3, J1, M1] have the names of the specification, every one', () => {
    const under = (prefix: string, names: string) => names.split(' ').map((name) => `${prefix}.${name}`);
    expect(Object.values(contractKeys).sort()).toEqual(
      [
        'contract.authenticated',
        ...under(
          'contract.personal',
          'gender firstname lastname birthdate origin id-type id-number kyc-id account-number',
        ),
        ...under('contract.contact', 'email email-confirm phone-prefix phone'),
        ...under('contract.billing', 'country postal-code city street street-number additional-information'),
        ...under('contract.resident', 'file file-state'),
        ...under('contract.bank', 'payment-type iban iban-state bic-swift bank-name authorize'),
      ].sort(),
    );
    expect(Object.values(deliveryKeys).sort()).toEqual(
      under(
        'delivery.address',
        'same-as-billing lastname firstname country postal-code city street street-number additional-information',
      ).sort(),
    );
    // The law requires the last one, not the specification (docs/law.md).
    expect(Object.values(acceptanceKeys)).toEqual(
      under('summary.acceptances', 'newsletter certify conditions immediate_start'),
    );
    expect(topUpKeys).toEqual({ phoneNumber: 'contract.subscription.phone-number' });
    expect(tvItemKeys('tv-1')).toEqual({ confirmAppleTv: 'cart.product-tv.tv-1.confirm-apple-tv' });
    expect(Object.values(installationKeys('tv', 'tv-1'))).toEqual(
      under('delivery.product-tv.tv-1.installation', 'type time date'),
    );
  });

  it('include IBAN, id number and proof of residence as never stored', () => {
    expect(sensitiveKeys).toEqual(
      expect.arrayContaining(['contract.bank.iban', 'contract.personal.id-number', 'contract.resident.file']),
    );
  });
});

const keys = mobileItemKeys('line-1');
const line = aCartItem({ identifier: 'line-1' });
const changed = { ...line, subscriptionMode: 'change' as const };
const changedLine = { id: 'a', name: 'Mobile S', phoneNumber: '+352661222333' };
const typed = { [keys.currentOperator]: 'post', [keys.currentNumber]: '691 123 456', [keys.iccid]: '8935' };
const typedForChange = { [keys.currentNumber]: '691 999 888', [keys.iccid]: 'unknown' };

describe('the values about a number', () => {
  it.each([
    ['a new line', line, typed, { operator: 'post', number: '691 123 456', iccid: '8935' }],
    ['a new line with values of a change', line, typedForChange, { operator: '', number: '', iccid: '' }],
    ['a changed line', { ...changed, changedLine }, {}, { operator: '', number: '+352661222333', iccid: 'unknown' }],
    ['a changed line with values of a new one', changed, typed, { operator: '', number: '', iccid: 'unknown' }],
    ['a changed line with a typed number', changed, typedForChange, { number: '691 999 888' }],
  ])('[E2] of %s count for its present mode only', (_what, item, values, expected) => {
    expect(numberValues(item, values)).toMatchObject(expected);
  });
});

describe('form values with the values of items', () => {
  it('[E1, E8, J3] have the cart’s values under the keys of the specification, whatever was typed', () => {
    const modes = [{ code: 'self', label: '', description: '', price: 0 }];
    const item = {
      ...line,
      keepNumber: true,
      simType: 'eSIM' as const,
      installationModes: modes,
      installationMode: 'self',
    };
    const values = { [keys.keepNumber]: false, [keys.simType]: 'physical', 'contract.bank.iban': 'LU28' };
    expect(withValuesOfItems(values, [item])).toEqual({
      [keys.keepNumber]: true,
      [keys.simType]: 'eSIM',
      [installationKeys('mobile', 'line-1').type]: 'self',
      'contract.bank.iban': 'LU28',
    });
  });

  it('[E2] of a changed line keep its number, also when they are read twice', () => {
    const items = [{ ...changed, keepNumber: false, changedLine }];
    const values = withValuesOfItems(typed, items);
    expect(values).toMatchObject({
      [keys.keepNumber]: true,
      [keys.currentOperator]: '',
      [keys.currentNumber]: '+352661222333',
      [keys.iccid]: 'unknown',
    });
    expect(withValuesOfItems(values, items)).toEqual(values);
  });
});
