import { exceededLimit, exposureOfCart } from './buyer-limits';
import { cartTotals } from './cart-totals';
import { addOnItem } from './offers/items';
import { offerOf } from './offers/offer';
import { phone, plan, simCard, tv } from './testing/offers';

const place = { origin: '/en/mobile' };
const item = offerOf(plan).item({ ...place, identifier: 'line-1' });
const cards = { ...addOnItem(item, simCard, simCard.variants[0]!), quantity: 2 };
const phoneWithPlan = offerOf({ ...phone, subscription: plan }).item({ ...place, identifier: 'phone' });
const barePhone = offerOf(phone).item({ ...place, identifier: 'bare' });
const tvLine = offerOf(tv).item({ ...place, identifier: 'tv' });

const left = { devices: 1, simCards: 2, monthly: 5000, oneOff: 10_000 };
const nothing = { devices: 0, simCards: 0, monthly: 0, oneOff: 0 };

describe('[K15] what a cart counts towards the limits of a buyer', () => {
  it('are its phones, the SIM cards of new lines, of phones and of add-ons, and its totals', () => {
    const items = [item, cards, phoneWithPlan, barePhone, tvLine];
    const { monthly, oneOff } = cartTotals(items, false);
    expect(exposureOfCart(items, ['data-sim'], false)).toEqual({ devices: 2, simCards: 1 + 2 + 1, monthly, oneOff });
  });

  it('include neither add-ons without a SIM card nor changed lines', () => {
    const changed = { ...item, subscriptionMode: 'change' as const };
    expect(exposureOfCart([changed, cards], [], true)).toMatchObject({ devices: 0, simCards: 0 });
    expect(exposureOfCart([changed], [], true).monthly).toBe(cartTotals([changed], true).monthly);
  });
});

describe('[K15] a limit', () => {
  it.each([
    ['is exceeded by more than is left', { ...nothing, devices: 2 }, 'devices'],
    ['is not exceeded by what is left', { devices: 1, simCards: 2, monthly: 5000, oneOff: 10_000 }, null],
    ['of amounts counts too', { ...nothing, monthly: 5001 }, 'monthly'],
  ])('%s', (_what, order, kind) => {
    expect(exceededLimit(order, left)).toBe(kind);
  });

  it('that is used up does not refuse an order that adds nothing to it', () => {
    expect(exceededLimit({ ...nothing, oneOff: 1 }, { ...left, devices: -1 })).toBeNull();
  });
});
