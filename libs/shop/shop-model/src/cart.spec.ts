import {
  changeableFamily,
  childrenOf,
  groupsByType,
  installedItems,
  isSelfInstalled,
  itemTypes,
  mobileItems,
  needsDelivery,
  physicalSimItems,
  sortedByType,
  subscriptionItems,
  type CartItem,
  itemsRemovedWith,
  withChoice,
  withOffer,
  withoutItem,
  withRestored,
} from './cart';
import { deliveryKindsOf } from './deliveries';
import { phone, plan, simCard, sport, tv } from './testing/offers';
import { offerOf } from './offers/offer';
import fc from 'fast-check';
import { addOnItem, tvPackageItem } from './offers/items';

const self = { code: 'self', label: 'By oneself', description: '', price: 0 };
const item = offerOf(plan).item({ identifier: 'line-1', origin: '/en/mobile' });

describe('items of a cart', () => {
  it('[D1] have eight types', () => {
    expect([...itemTypes].sort()).toEqual([
      'device',
      'duo',
      'internet',
      'internet-mobile',
      'mobile',
      'subscription-additional',
      'tv',
      'tv-package',
    ]);
  });

  it('[B1] count as subscriptions without their add-ons', () => {
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

  it('[E9] include a device among the mobile items only with its plan', () => {
    const added = { identifier: 'device-1', origin: '/en/phones/ernz-9' };
    const alone = offerOf(phone).item(added);
    const withPlan = offerOf({ ...phone, subscription: plan }).item(added);
    expect(mobileItems([alone, withPlan])).toEqual([withPlan]);
    expect([changeableFamily(alone), changeableFamily(withPlan), changeableFamily(item)]).toEqual([
      null,
      'mobile',
      'mobile',
    ]);
  });

  it('[E7] are grouped by type, devices first, without add-ons', () => {
    const items = [...itemTypes, 'mobile' as const].map((type) => ({ ...item, type }));
    const groups = groupsByType(items).map((group) => `${group.type} ${group.items.length}`);
    expect(groups).toEqual(['device 1', 'mobile 2', 'internet-mobile 1', 'internet 1', 'tv 1', 'duo 1']);
  });

  it('[C6, D1] are found by their parent', () => {
    const child = { ...item, identifier: 'add-on', type: 'tv-package' as const, parentIdentifier: 'line-1' };
    expect(childrenOf([item, child, { ...child, parentIdentifier: 'line-2' }], 'line-1')).toEqual([child]);
    expect(changeableFamily(child)).toBeNull();
  });

  it('[E9] are mobile items in the families mobile and internet-mobile', () => {
    const items = itemTypes.map((type) => ({ ...item, type }));
    expect(mobileItems(items).map(({ type }) => type)).toEqual(['mobile', 'internet-mobile']);
  });

  it('[E7] have one sequence: by type, then by time, each with its add-ons, and none gets lost', () => {
    const of = (identifier: string, type: CartItem['type'], parentIdentifier: string | null = null) => ({
      ...item,
      identifier,
      type,
      parentIdentifier,
    });
    const items = [
      of('duo', 'duo'),
      of('plan', 'mobile'),
      of('care', 'subscription-additional', 'phone'),
      of('phone', 'device'),
      of('other plan', 'mobile'),
      of('sport', 'tv-package', 'duo'),
      of('orphan', 'tv-package', 'gone'),
    ];
    const names = sortedByType(items).map(({ identifier }) => identifier);
    expect(names).toEqual(['phone', 'care', 'plan', 'other plan', 'duo', 'sport', 'orphan']);
  });

  it('[J3] are installed if they have installation modes', () => {
    const installed = { ...item, identifier: 'fibre', installationModes: [self] };
    expect(installedItems([item, installed])).toEqual([installed]);
  });

  it('[J6] are installed by the shopper if the chosen mode says so', () => {
    const alone = { ...self, selfInstallation: true };
    const visited = { ...self, code: 'technician', selfInstallation: false };
    const installed = { ...item, installationModes: [alone, visited] };
    expect(isSelfInstalled({ ...installed, installationMode: 'self' })).toBe(true);
    expect(isSelfInstalled({ ...installed, installationMode: 'technician' })).toBe(false);
    expect(isSelfInstalled({ installationModes: [self], installationMode: 'self' })).toBe(false);
    expect(isSelfInstalled(item)).toBe(false);
  });

  it('[J2, J6] are sent in a parcel where their installation has a box', () => {
    const sent = { type: 'tv', deliverable: false, simType: null, hasLine: false } as const;
    expect(deliveryKindsOf({ ...sent, installationParcel: 'Set-top box' })).toEqual(['parcel']);
    expect(deliveryKindsOf({ ...sent, installationParcel: null })).toEqual([]);
    expect(deliveryKindsOf(sent)).toEqual([]);
  });

  it('[E8] need a shipped SIM only if it is physical', () => {
    expect(physicalSimItems([item, { ...item, simType: 'eSIM' }, { ...item, simType: null }])).toEqual([item]);
  });
});

describe('needsDelivery', () => {
  it('[G1] is true as soon as a SIM or a device is shipped, or something is installed', () => {
    expect(needsDelivery([item])).toBe(true);
    expect(needsDelivery([{ ...item, type: 'device', simType: null }])).toBe(true);
    expect(needsDelivery([{ ...item, type: 'tv', simType: null, installationModes: [self] }])).toBe(true);
    expect(needsDelivery([{ ...item, type: 'tv', simType: null }])).toBe(false);
    expect(needsDelivery([{ ...item, simType: 'eSIM' }, item])).toBe(true);
  });

  it('[G1] is true for an add-on that is sent by post', () => {
    expect(needsDelivery([{ ...item, simType: 'eSIM', deliverable: true }])).toBe(true);
  });

  it('[G1] is false for an eSIM alone and for an empty cart', () => {
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
  it('[D4] changes its quantity in place when the item has it already', () => {
    const changed = withChoice(items, addOnItem(line, simCard, small!, 3));
    expect(changed.map(({ quantity }) => quantity)).toEqual([1, 3, 1]);
    expect(changed[0]).toBe(line);
  });

  it('[D4] replaces any other variant on the same item, and none on another', () => {
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

describe('a removed line item', () => {
  it('[B2] is removed with its add-ons', () => {
    expect(withoutItem(items, 'line-1')).toEqual([other]);
    expect(withoutItem(items, 'unknown')).toBe(items);
  });

  it('[B2] is restored in its place, whatever else was removed', () => {
    const many = Array.from({ length: 6 }, (_, index) => ({ ...line, identifier: `line-${index}` }));
    const all: CartItem[] = many.flatMap((each) => [each, addOnItem(each, simCard, small!)]);
    fc.assert(
      fc.property(fc.constantFrom(...many), ({ identifier }) => {
        expect(withRestored(withoutItem(all, identifier), itemsRemovedWith(all, identifier))).toEqual(all);
      }),
    );
  });

  it('[B2] is restored once only', () => {
    const leaving = itemsRemovedWith(items, 'line-1');
    expect(withRestored(withRestored([other], leaving), leaving)).toEqual(items);
  });
});

describe('an offer', () => {
  it('[B9] replaces the line item that it edits, with its add-ons', () => {
    const replacing = { ...line, variant: { code: 'mobile-l', name: 'Mobile L' } };
    expect(withOffer(items, [replacing], 'line-1')).toEqual([replacing, other]);
  });

  it('is appended when there is nothing to replace', () => {
    expect(withOffer([other], [line], 'gone')).toEqual([other, line]);
    expect(withOffer([other], [line])).toEqual([other, line]);
  });
});
