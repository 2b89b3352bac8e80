import fc from 'fast-check';
import { type CartItem, itemTypes } from './cart';
import { cartTotals, monthlyOf, oneOffOf, upfrontOf } from './cart-totals';
import { appliedPrice } from './price-steps';
import { phone, plan } from './testing/offers';
import { offerOf } from './offers/offer';

const item = offerOf(plan).item({ identifier: 'line-1', origin: '/en/mobile' });
const undiscounted = { ...item.price, applied: { newCustomer: 2999, existingCustomer: 2999 }, discountDuration: null };

const anyItem = fc
  .record({
    type: fc.constantFrom(...itemTypes),
    quantity: fc.integer({ min: 1, max: 10 }),
    newCustomer: fc.integer({ min: 0, max: 20_000 }),
    activationFee: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(({ type, quantity, newCustomer, activationFee }): CartItem => ({
    ...item,
    type,
    quantity,
    price: { ...item.price, applied: { newCustomer, existingCustomer: newCustomer }, activationFee },
  }));

const withPlan = offerOf({ ...phone, subscription: plan }).item({
  identifier: 'device-1',
  origin: '/en/phones/ernz-9',
});

describe('a device with its plan', () => {
  it('[B7, D14] costs instalment and plan each month, at the plan’s price for the kind of customer', () => {
    expect(monthlyOf(withPlan, false)).toBe(2200 + 2499);
    expect(monthlyOf(withPlan, true)).toBe(2200 + 2799);
    expect(cartTotals([withPlan], false).steps).toEqual([
      { monthly: 2200 + 2499, months: 12 },
      { monthly: 2200 + 2999, months: null },
    ]);
  });

  it('[D12, B10] never costs more after its last instalment', () => {
    const price = { applied: { newCustomer: 1300, existingCustomer: 1650 }, original: 1650, discountDuration: 24 };
    const item = offerOf({ ...phone, price }).item({ identifier: 'device-1', origin: '/en/phones/ernz-9' });
    expect(cartTotals([item], false)).toEqual({
      monthly: 1300,
      oneOff: 14_900,
      steps: [{ monthly: 1300, months: null }],
    });
    const shorter = offerOf({ ...phone, price: { ...price, discountDuration: 12 } }).item(item);
    expect(cartTotals([shorter], false).steps).toEqual([
      { monthly: 1300, months: 12 },
      { monthly: 1650, months: null },
    ]);
  });

  it('[D12] costs the first payment and the activation today', () => {
    expect(oneOffOf(withPlan)).toBe(14_900 + 1900);
  });

  it('[F3] costs less today with a voucher, but never less than nothing', () => {
    const voucher = { voucherCode: 'WELCOME50', amount: 5000 };
    expect(upfrontOf({ ...withPlan, voucher })).toBe(9900);
    expect(upfrontOf({ price: { ...withPlan.price, upfront: 3000 }, voucher })).toBe(0);
  });
});

describe('cartTotals', () => {
  it('[D14] counts the price of a new or of an existing customer', () => {
    expect(appliedPrice(item.price, false)).toBe(2499);
    expect(appliedPrice(item.price, true)).toBe(2799);
    expect(cartTotals([item], true).monthly).toBe(2799);
  });

  it('adds up items and quantities in cents, one-off fees apart from monthly prices', () => {
    expect(cartTotals([item, { ...item, quantity: 2 }], false)).toMatchObject({ monthly: 7497, oneOff: 5700 });
    expect(cartTotals([], false)).toEqual({ monthly: 0, oneOff: 0, steps: [{ monthly: 0, months: null }] });
  });

  it('[B10] has the amount due once the discount ends', () => {
    expect(cartTotals([item], false).steps).toEqual([
      { monthly: 2499, months: 12 },
      { monthly: 2999, months: null },
    ]);
    expect(cartTotals([{ ...item, price: undiscounted }], false).steps).toEqual([{ monthly: 2999, months: null }]);
  });

  it('[D14] has no discount that an existing customer does not get', () => {
    const existing = { ...item.price, applied: { newCustomer: 2499, existingCustomer: 2999 } };
    expect(cartTotals([{ ...item, price: existing }], true).steps).toHaveLength(1);
  });

  it('[B10] rises with each discount that ends, in order', () => {
    const shorter = { ...item, price: { ...item.price, discountDuration: 6 } };
    expect(cartTotals([item, shorter], false).steps).toEqual([
      { monthly: 4998, months: 6 },
      { monthly: 5498, months: 6 },
      { monthly: 5998, months: null },
    ]);
  });

  it('equals the sum of its items alone, for any cart', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 12 }), (items) => {
        const whole = cartTotals(items, false);
        const alone = items.map((each) => cartTotals([each], false));
        expect(whole.monthly).toBe(alone.reduce((sum, { monthly }) => sum + monthly, 0));
        expect(whole.oneOff).toBe(alone.reduce((sum, { oneOff }) => sum + oneOff, 0));
      }),
    );
  });
});
