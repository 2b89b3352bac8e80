import {
  cheapestVariant,
  closestVariant,
  commonTotal,
  fundingsOf,
  isOffered,
  risesLater,
  totalOf,
} from './device-variants';
import { aDeviceTaxon, variants as v } from './testing/a-device';

const { variants } = aDeviceTaxon();
const wanted = { colour: 'sand', storage: '256 GB', funding: 'funding-24' };

it.each([
  ['all three answers', wanted, v.sand24],
  ['another funding, where that one is missing', { ...wanted, funding: 'funding-36' }, v.sand24],
  ['another storage before another colour', { ...wanted, storage: '512 GB', funding: 'no_funding' }, v.sandAtOnce],
  ['something, when nothing fits', { colour: 'lilac', storage: '1 TB', funding: 'rent' }, v.blue24],
])('[D12] finds the variant with %s', (_words, choice, expected) => {
  expect(closestVariant(variants, choice)).toBe(expected);
});

it('[D12] knows which combinations are sold', () => {
  expect(isOffered(variants, { colour: 'midnight', storage: '512 GB' })).toBe(true);
  expect(isOffered(variants, { colour: 'sand', storage: '512 GB' })).toBe(false);
});

it('begins with the lowest instalment, as the list announces it', () => {
  expect(cheapestVariant(variants)).toBe(v.blue36);
  expect(cheapestVariant([v.bigBlueAtOnce, v.blueAtOnce])).toBe(v.bigBlueAtOnce);
});

it('lists the ways to pay by length, at once last', () => {
  expect(fundingsOf([v.blueAtOnce, v.blue36, v.blue24, v.sand24]).map(({ code }) => code)).toEqual([
    'funding-24',
    'funding-36',
    'no_funding',
  ]);
});

it('[D12] adds up what a phone has cost in the end', () => {
  expect([v.blue24, v.blue36, v.blueAtOnce].map((variant) => totalOf(variant, false))).toEqual([
    67_700, 67_700, 67_700,
  ]);
  expect(commonTotal([v.blue24, v.blue36, v.blueAtOnce], false)).toBe(67_700);
  expect(commonTotal([v.bigBlue24, v.bigBlueAtOnce], false)).toBeNull();
  expect(commonTotal([v.blue24], false)).toBeNull();
});

it('[D14] counts a discount only for its months, and as the customer is', () => {
  const price = { applied: { newCustomer: 1500, existingCustomer: 1700 }, original: 1900, discountDuration: 12 };
  const discounted = { ...v.blue24, price };
  expect(totalOf(discounted, false)).toBe(12 * 1500 + 12 * 1900 + 14_900);
  expect(totalOf(discounted, true)).toBe(12 * 1700 + 12 * 1900 + 14_900);
});

it('knows whether an instalment rises before the phone is paid off', () => {
  const discounted = (months: number) => ({
    ...v.blue24,
    price: { ...v.blue24.price, original: 2500, discountDuration: months },
  });
  expect([discounted(12), discounted(24), v.blue24, v.blueAtOnce].map(risesLater)).toEqual([true, false, false, false]);
});
