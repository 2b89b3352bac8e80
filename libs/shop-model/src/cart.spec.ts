import fc from 'fast-check';
import {
  appliedPrice,
  cartTotals,
  installableItems,
  itemTypes,
  mobileLines,
  needsDelivery,
  physicalSimLines,
  subscriptionItems,
  type CartItem,
} from './cart';

const item: CartItem = {
  identifier: 'line-1',
  type: 'mobile',
  product: { code: 'mobile-m', name: 'Mobile M' },
  variant: { code: 'mobile-m-24', name: 'Mobile M' },
  taxon: null,
  parentIdentifier: null,
  origin: '/en/mobile',
  quantity: 1,
  subscriptionMode: 'new',
  keepNumber: false,
  simType: 'physical',
  esim: true,
  voucher: null,
  advantages: [],
  price: {
    applied: { newCustomer: 2499, existingCustomer: 2799 },
    original: 2999,
    discountDuration: 12,
    activationFee: 1900,
    activationFeeName: 'Activation',
  },
  facts: [],
  commitmentMonths: 24,
};
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

describe('kinds of items', () => {
  it('[D1] knows the eight item types', () => {
    expect(itemTypes).toHaveLength(8);
  });

  it('[B1] counts subscriptions, not their add-ons', () => {
    const items = itemTypes.map((type) => ({ ...item, type }));
    expect(subscriptionItems(items).map(({ type }) => type)).toEqual(['device', 'mobile', 'internet', 'internet-mobile', 'tv', 'duo']);
  });

  it('[E9] takes mobile and internet-mobile for mobile lines', () => {
    const items = itemTypes.map((type) => ({ ...item, type }));
    expect(mobileLines(items).map(({ type }) => type)).toEqual(['mobile', 'internet-mobile']);
    expect(installableItems(items).map(({ type }) => type)).toEqual(['internet', 'internet-mobile', 'tv', 'duo']);
  });

  it('[E8] ships a SIM only for a physical one', () => {
    expect(physicalSimLines([item, { ...item, simType: 'eSIM' }, { ...item, simType: null }])).toEqual([item]);
  });
});

describe('needsDelivery', () => {
  it('[G1] holds as soon as a SIM or a device travels, or a technician comes', () => {
    expect(needsDelivery([item])).toBe(true);
    expect(needsDelivery([{ ...item, type: 'device', simType: null }])).toBe(true);
    expect(needsDelivery([{ ...item, type: 'tv', simType: null }])).toBe(true);
    expect(needsDelivery([{ ...item, simType: 'eSIM' }, item])).toBe(true);
  });

  it('[G1] does not hold for an eSIM alone, nor for nothing', () => {
    expect(needsDelivery([{ ...item, simType: 'eSIM' }])).toBe(false);
    expect(needsDelivery([])).toBe(false);
  });
});

describe('cartTotals', () => {
  it('[D14] counts the price of a new or of an existing customer', () => {
    expect(appliedPrice(item, false)).toBe(2499);
    expect(appliedPrice(item, true)).toBe(2799);
    expect(cartTotals([item], true).monthly).toBe(2799);
  });

  it('adds lines and quantities in cents, fees apart from months', () => {
    expect(cartTotals([item, { ...item, quantity: 2 }], false)).toMatchObject({ monthly: 7497, oneOff: 5700 });
    expect(cartTotals([], false)).toEqual({ monthly: 0, oneOff: 0, later: null });
  });

  it('[B10] says what is due once the discount ends, from the month after it', () => {
    expect(cartTotals([item], false).later).toEqual({ monthly: 2999, fromMonth: 13 });
    expect(cartTotals([{ ...item, price: undiscounted }], false).later).toBeNull();
  });

  it('waits for the longest discount of the cart', () => {
    const shorter = { ...item, price: { ...item.price, discountDuration: 6 } };
    expect(cartTotals([shorter, item], false).later).toEqual({ monthly: 5998, fromMonth: 13 });
  });

  it('is the sum of what each line costs alone, whatever the cart', () => {
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
