import {
  changeableFamily,
  childrenOf,
  groupsByType,
  installedItems,
  itemTypes,
  mobileLines,
  needsDelivery,
  physicalSimLines,
  subscriptionItems,
  type CartItem,
  itemsRemovedWith,
  withChoice,
  withOffer,
  withoutItem,
  withRestored,
} from './cart';
import { phone, plan, simCard, sport, tv } from './testing/offers';
import { offerOf } from './offers/offer';
import fc from 'fast-check';
import { addOnItem, tvPackageItem } from './offers/items';

const self = { code: 'self', label: 'By oneself', description: '', price: 0 };
const item = offerOf(plan).item({ identifier: 'line-1', origin: '/en/mobile' });

describe('kinds of items', () => {
  it('[D1] knows the eight item types', () => {
    expect(itemTypes).toHaveLength(8);
  });

  it('[B1] counts subscriptions, not their add-ons', () => {
    const items = itemTypes.map((type) => ({ ...item, type }));
    expect(subscriptionItems(items).map(({ type }) => type)).toEqual([
      'device',
      'mobile',
      'internet',
      'internet-mobile',
      'tv',
      'duo',
    ]);
  });

  it('[E9] takes a device for a mobile line only with its plan', () => {
    const added = { identifier: 'device-1', origin: '/en/phones/ernz-9' };
    const alone = offerOf(phone).item(added);
    const withPlan = offerOf({ ...phone, subscription: plan }).item(added);
    expect(mobileLines([alone, withPlan])).toEqual([withPlan]);
    expect([changeableFamily(alone), changeableFamily(withPlan), changeableFamily(item)]).toEqual([
      null,
      'mobile',
      'mobile',
    ]);
  });

  it('[E7] groups lines by type, devices first, add-ons left out', () => {
    const items = [...itemTypes, 'mobile' as const].map((type) => ({ ...item, type }));
    const groups = groupsByType(items).map((group) => `${group.type} ${group.items.length}`);
    expect(groups).toEqual(['device 1', 'mobile 2', 'internet-mobile 1', 'internet 1', 'tv 1', 'duo 1']);
  });

  it('[D1] finds what hangs on a line', () => {
    const child = { ...item, identifier: 'add-on', type: 'tv-package' as const, parentIdentifier: 'line-1' };
    expect(childrenOf([item, child, { ...child, parentIdentifier: 'line-2' }], 'line-1')).toEqual([child]);
    expect(changeableFamily(child)).toBeNull();
  });

  it('[E9] takes mobile and internet-mobile for mobile lines', () => {
    const items = itemTypes.map((type) => ({ ...item, type }));
    expect(mobileLines(items).map(({ type }) => type)).toEqual(['mobile', 'internet-mobile']);
  });

  it('[J3] takes a line with ways to install it for an installed one', () => {
    const installed = { ...item, identifier: 'fibre', installationModes: [self] };
    expect(installedItems([item, installed])).toEqual([installed]);
  });

  it('[E8] ships a SIM only for a physical one', () => {
    expect(physicalSimLines([item, { ...item, simType: 'eSIM' }, { ...item, simType: null }])).toEqual([item]);
  });
});

describe('needsDelivery', () => {
  it('[G1] holds as soon as a SIM or a device travels, or a technician comes', () => {
    expect(needsDelivery([item])).toBe(true);
    expect(needsDelivery([{ ...item, type: 'device', simType: null }])).toBe(true);
    expect(needsDelivery([{ ...item, type: 'tv', simType: null, installationModes: [self] }])).toBe(true);
    expect(needsDelivery([{ ...item, type: 'tv', simType: null }])).toBe(false);
    expect(needsDelivery([{ ...item, simType: 'eSIM' }, item])).toBe(true);
  });

  it('[G1] holds for an add-on that is sent by post', () => {
    expect(needsDelivery([{ ...item, simType: 'eSIM', deliverable: true }])).toBe(true);
  });

  it('[G1] does not hold for an eSIM alone, nor for nothing', () => {
    expect(needsDelivery([{ ...item, simType: 'eSIM' }])).toBe(false);
    expect(needsDelivery([])).toBe(false);
  });
});

const line = offerOf(plan).item({ identifier: 'line-1', origin: '/en/mobile' });
const other = offerOf(tv).item({ identifier: 'line-2', origin: '/en/tv' });
const [small] = simCard.variants;
const large = { ...small!, code: 'data-sim-20' };
const fewSims = addOnItem(line, simCard, small!, 2);
const items = [line, fewSims, other];

describe('a chosen add-on', () => {
  it('[D4] changes its quantity when it is there already, in its place', () => {
    const changed = withChoice(items, addOnItem(line, simCard, small!, 3));
    expect(changed.map(({ quantity }) => quantity)).toEqual([1, 3, 1]);
    expect(changed[0]).toBe(line);
  });

  it('[D4] takes the place of any other variant on the same line, and of none on another', () => {
    const elsewhere = addOnItem(other, simCard, small!);
    const changed = withChoice([...items, elsewhere], addOnItem(line, simCard, large));
    expect(changed.map(({ variant }) => variant.code)).toEqual(['mobile-m-24', 'tv-plus', 'data-sim-5', 'data-sim-20']);
  });

  it('[D5] is removed, then added, for a TV package', () => {
    const first = tvPackageItem(other, sport, 'one');
    const better = tvPackageItem(other, { ...sport, code: 'pack-sport-2' }, 'two');
    expect(withChoice([...items, first], better)).toEqual([...items, better]);
  });
});

describe('a line that leaves', () => {
  it('[B2] takes its add-ons along', () => {
    expect(withoutItem(items, 'line-1')).toEqual([other]);
    expect(withoutItem(items, 'unknown')).toBe(items);
  });

  it('[B2] comes back where it stood, whatever was removed', () => {
    const many = Array.from({ length: 6 }, (_, index) => ({ ...line, identifier: `line-${index}` }));
    const all: CartItem[] = many.flatMap((each) => [each, addOnItem(each, simCard, small!)]);
    fc.assert(
      fc.property(fc.constantFrom(...many), ({ identifier }) => {
        expect(withRestored(withoutItem(all, identifier), itemsRemovedWith(all, identifier))).toEqual(all);
      }),
    );
  });

  it('[B2] comes back once only', () => {
    const leaving = itemsRemovedWith(items, 'line-1');
    expect(withRestored(withRestored([other], leaving), leaving)).toEqual(items);
  });
});

describe('an offer', () => {
  it('[B9] takes the place of the line it replaces, add-ons included', () => {
    const replacing = { ...line, variant: { code: 'mobile-l', name: 'Mobile L' } };
    expect(withOffer(items, [replacing], 'line-1')).toEqual([replacing, other]);
  });

  it('goes to the end when there is nothing to replace', () => {
    expect(withOffer([other], [line], 'gone')).toEqual([other, line]);
    expect(withOffer([other], [line])).toEqual([other, line]);
  });
});
