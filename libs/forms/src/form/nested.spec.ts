import { toFlat, toNested } from './nested';

describe('nested values', () => {
  it('go there and back without a loss, number-like segments included', () => {
    const flat = {
      'cart.product-mobile.17.sim-type': 'eSIM',
      'cart.product-mobile.17.kmn.active': false,
      'contract.bank.iban': '',
    };
    expect(toFlat(toNested(flat))).toEqual(flat);
    expect(toNested(flat)).toMatchObject({ cart: { 'product-mobile': { '17': { kmn: { active: false } } } } });
  });

  it('do not reach the prototype of objects', () => {
    toNested({ '__proto__.polluted': 'yes' });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
