import fc from 'fast-check';
import type { CartItem } from './cart';
import { itemsRemovedWith, withChoice, withOffer, withoutItem, withRestored } from './cart-changes';
import { plan, simCard, sport, tv } from './testing/offers';
import { addOnItem, tvPackageItem } from './offers/items';
import { offerOf } from './offers/offer';

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
