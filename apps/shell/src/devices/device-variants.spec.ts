import { cheapestVariant, closestVariant, fundingsOf, isOffered, risesLater } from './device-variants';
import { commonTotal, totalOf } from './device-totals';
import { aDeviceTaxon, variants as v } from './testing/a-device';

const { variants } = aDeviceTaxon();
const wanted = { colour: 'sand', storage: '256 GB', funding: 'funding-24' };

it.each([
  ['all three choices', wanted, v.sand24],
  ['another funding, where that one is missing', { ...wanted, funding: 'funding-36' }, v.sand24],
  ['another storage before another colour', { ...wanted, storage: '512 GB', funding: 'no_funding' }, v.sandAtOnce],
  ['something, when nothing fits', { colour: 'lilac', storage: '1 TB', funding: 'rent' }, v.blue24],
])('[D12] the variant is found by %s', (_words, choice, expected) => {
  expect(closestVariant(variants, choice)).toBe(expected);
});

it('[D12] combinations that are sold are known', () => {
  expect(isOffered(variants, { colour: 'midnight', storage: '512 GB' })).toBe(true);
  expect(isOffered(variants, { colour: 'sand', storage: '512 GB' })).toBe(false);
});

it('the first choice is the lowest instalment, as in the list', () => {
  expect(cheapestVariant(variants)).toBe(v.blue36);
  expect(cheapestVariant([v.bigBlueAtOnce, v.blueAtOnce])).toBe(v.bigBlueAtOnce);
});

it('fundings are sorted by length, with payment at once last', () => {
  expect(fundingsOf([v.blueAtOnce, v.blue36, v.blue24, v.sand24]).map(({ code }) => code)).toEqual([
    'funding-24',
    'funding-36',
    'no_funding',
  ]);
});

it('[D12] the total of a device adds up all its payments', () => {
  expect([v.blue24, v.blue36, v.blueAtOnce].map((variant) => totalOf(variant, false))).toEqual([
    67_700, 67_700, 67_700,
  ]);
  expect(commonTotal([v.blue24, v.blue36, v.blueAtOnce], false)).toBe(67_700);
  expect(commonTotal([v.bigBlue24, v.bigBlueAtOnce], false)).toBeNull();
  expect(commonTotal([v.blue24], false)).toBeNull();
});

it('[D14] a discount counts for its months only, and for the kind of customer', () => {
  const price = { applied: { newCustomer: 1500, existingCustomer: 1700 }, original: 1900, discountDuration: 12 };
  const discounted = { ...v.blue24, price };
  expect(totalOf(discounted, false)).toBe(12 * 1500 + 12 * 1900 + 14_900);
  expect(totalOf(discounted, true)).toBe(12 * 1700 + 12 * 1900 + 14_900);
});

it('a rise of the instalment before the last one is detected', () => {
  const discounted = (months: number) => ({
    ...v.blue24,
    price: { ...v.blue24.price, original: 2500, discountDuration: months },
  });
  expect([discounted(12), discounted(24), v.blue24, v.blueAtOnce].map(risesLater)).toEqual([true, false, false, false]);
});
