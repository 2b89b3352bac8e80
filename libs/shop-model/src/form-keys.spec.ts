import { contractKeys, deliveryKeys, mobileLineKeys, readSimType, sensitiveKeys, topUpKeys } from './form-keys';

describe('form keys', () => {
  it('[E8, E9] puts a mobile line of any type under cart.product-mobile', () => {
    expect(mobileLineKeys('line-1')).toEqual({
      keepNumber: 'cart.product-mobile.line-1.kmn.active',
      currentOperator: 'cart.product-mobile.line-1.kmn.current-operator',
      currentNumber: 'cart.product-mobile.line-1.kmn.current-number',
      iccid: 'cart.product-mobile.line-1.kmn.iccid',
      simType: 'cart.product-mobile.line-1.sim-type',
    });
  });

  it('[E8] reads the SIM type under both of its spellings', () => {
    expect(readSimType({ 'cart.product-mobile.line-1.sim-type': 'eSIM' }, 'internet-mobile', 'line-1')).toBe('eSIM');
    expect(readSimType({ 'cart.product-internet-mobile.line-1.sim-type': 'eSIM' }, 'internet-mobile', 'line-1')).toBe(
      'eSIM',
    );
    expect(readSimType({ 'cart.product-mobile.other.sim-type': 'eSIM' }, 'mobile', 'line-1')).toBe('physical');
  });

  it('[E3] takes the SIM for physical until something else was chosen', () => {
    expect(readSimType({}, 'mobile', 'line-1')).toBe('physical');
    expect(readSimType({ 'cart.product-mobile.line-1.sim-type': 'floppy' }, 'mobile', 'line-1')).toBe('physical');
  });

  it('[I1, I3, J1, M1] spells the names of the specification', () => {
    expect(topUpKeys.phoneNumber).toBe('contract.subscription.phone-number');
    expect(contractKeys.firstname).toBe('contract.personal.firstname');
    expect(contractKeys.kycId).toBe('contract.personal.kyc-id');
    expect(contractKeys.postalCode).toBe('contract.billing.postal-code');
    expect(contractKeys.bic).toBe('contract.bank.bic-swift');
    expect(deliveryKeys.sameAsBilling).toBe('delivery.address.same-as-billing');
  });

  it('names IBAN, id number and resident file as never to be stored', () => {
    expect(sensitiveKeys).toEqual(
      expect.arrayContaining(['contract.bank.iban', 'contract.personal.id-number', 'contract.resident.file']),
    );
  });
});
