import {
  billingFromEligibility,
  contractKeys,
  deliveryFromEligibility,
  deliveryKeys,
  eligibilityFromDelivery,
  eligibilityKeys,
  type FormValues,
  lineAddressOf,
  type LineAddressKeys,
  linePlansOf,
  toLineAddress,
} from './index';

const typed = {
  [eligibilityKeys.street]: ' rue du Moulin ',
  [eligibilityKeys.streetNumber]: '12A',
  [eligibilityKeys.postalCode]: 'L-4251',
  [eligibilityKeys.city]: 'Esch-sur-Alzette',
};

it('[J5] an address is sent with its number first and its postcode without the country', () => {
  const address = { street: '12A, rue du Moulin', postcode: '4251', city: 'Esch-sur-Alzette', countryCode: 'LU' };
  expect(toLineAddress(typed, eligibilityKeys)).toEqual(address);
  const filledIn = { ...typed, [eligibilityKeys.street]: '12a, rue du Moulin' };
  expect(toLineAddress(filledIn, eligibilityKeys)).toEqual(address);
});

const at = (keys: LineAddressKeys, postcode: string): FormValues => ({
  [keys.street]: 'rue de Mamer',
  [keys.streetNumber]: '3',
  [keys.postalCode]: postcode,
  [keys.city]: 'Bertrange',
});
const bill = at(contractKeys, '8081');
const parcel = at(deliveryKeys, '8082');
const sameAsBilling = (isSame: boolean) => ({ [deliveryKeys.sameAsBilling]: isSame });

it.each<[string, FormValues, string | null]>([
  ['the checked one', { ...bill, ...parcel, ...typed }, '4251'],
  ['that of the delivery', { ...bill, ...parcel, ...sameAsBilling(false) }, '8082'],
  ['that of the bill, if it is the same', { ...bill, ...parcel, ...sameAsBilling(true) }, '8081'],
  ['that of the bill', bill, '8081'],
  ['unknown without a street', { ...typed, [eligibilityKeys.street]: ' ' }, null],
  ['unknown with half a postcode', { ...typed, [eligibilityKeys.postalCode]: '42' }, null],
])('[J5] the address of a line is %s', (_title, values, postcode) => {
  expect(lineAddressOf(values)?.postcode ?? null).toBe(postcode);
});

const checkedAs = (keys: LineAddressKeys) => ({
  [keys.street]: ' rue du Moulin ',
  [keys.streetNumber]: '12A',
  [keys.postalCode]: 'L-4251',
  [keys.city]: 'Esch-sur-Alzette',
});

it('[J5] the checked address is the billing address until another one is typed', () => {
  expect(billingFromEligibility(typed)).toEqual(checkedAs(contractKeys));
  expect(billingFromEligibility({ ...typed, ...bill })).toEqual({});
  expect(billingFromEligibility({ ...typed, [eligibilityKeys.city]: '' })).toEqual({});
});

const toTheLine = { ...checkedAs(deliveryKeys), ...sameAsBilling(false) };
const buyer = { [contractKeys.firstname]: 'Zoé', [contractKeys.lastname]: 'Klein' };

it.each<[string, FormValues, boolean, FormValues]>([
  ['to the line, where the bill goes elsewhere', { ...typed, ...bill }, true, toTheLine],
  [
    'to the buyer there',
    { ...typed, ...bill, ...buyer },
    true,
    { ...toTheLine, [deliveryKeys.firstname]: 'Zoé', [deliveryKeys.lastname]: 'Klein' },
  ],
  [
    'to the line, where it went elsewhere before',
    { ...typed, ...bill, ...parcel, ...sameAsBilling(false) },
    true,
    toTheLine,
  ],
  ['to the line of a customer', { ...typed, ...bill, ...parcel }, false, toTheLine],
  ['unchanged, where the bill goes there', { ...typed, ...checkedAs(contractKeys) }, true, {}],
  ['unchanged, where it goes there', { ...typed, ...bill, ...toTheLine }, true, {}],
  ['unchanged before a bill is known', typed, true, {}],
  ['unchanged before the address is complete', { ...typed, ...bill, [eligibilityKeys.city]: '' }, true, {}],
])('[J5, J1] the delivery goes %s', (_title, values, isGuest, expected) => {
  expect(deliveryFromEligibility(values, isGuest)).toEqual(expected);
});

it('[J5] the address of the delivery becomes that of the line', () => {
  const changed = eligibilityFromDelivery({ ...typed, ...bill, ...parcel, ...sameAsBilling(false) });
  expect(lineAddressOf(changed)?.postcode).toBe('8082');
  expect(
    lineAddressOf(eligibilityFromDelivery({ ...typed, ...bill, ...parcel, ...sameAsBilling(true) }))?.postcode,
  ).toBe('8081');
});

it('[J5] the plans that need an address are those of fixed lines, each once', () => {
  const item = (type: 'internet' | 'mobile' | 'tv', code: string) => ({ type, variant: { code, name: code } });
  const items = [item('internet', 'fibre'), item('mobile', 'm'), item('tv', 'start'), item('tv', 'start')];
  expect(linePlansOf(items)).toEqual([
    { type: 'internet', code: 'fibre' },
    { type: 'tv', code: 'start' },
  ]);
});
