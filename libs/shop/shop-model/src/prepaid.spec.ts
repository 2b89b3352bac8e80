import { isPrepaidCheckout, starterPackProduct, topUpProduct } from './prepaid';

describe('a prepaid product', () => {
  it('[M1] of a top-up has its price as its credit', () => {
    expect(topUpProduct({ code: 'top-up-20', name: '€20 top-up', amount: 2000 })).toEqual({
      type: 'prepaid_top_up',
      code: 'top-up-20',
      productCode: 'top-up',
      name: '€20 top-up',
      amount: 2000,
      credit: 2000,
    });
  });

  it('[M2] of a starter pack has the code of its product, its price and its credit', () => {
    const pack = { code: 'starter-20', name: 'Prepaid 20', attributes: {}, amount: 1500, credit: 2000, highlights: [] };
    expect(starterPackProduct({ ...pack, product: { code: 'starter-plus', name: 'Prepaid 20' } })).toEqual({
      type: 'prepaid_starter_pack',
      code: 'starter-20',
      productCode: 'starter-plus',
      name: 'Prepaid 20',
      amount: 1500,
      credit: 2000,
    });
  });
});

it.each([
  ['prepaid_top_up', true],
  ['prepaid_starter_pack', true],
  ['esales', false],
  ['toString', false],
  [null, false],
])('[A4] %j is a prepaid checkout: %s', (type, is) => {
  expect(isPrepaidCheckout(type)).toBe(is);
});
