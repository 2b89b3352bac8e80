import {
  contractKeys,
  deliveryKeys,
  eligibilityKeys,
  filledByEligibility,
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

it.each<[string, FormValues, boolean, FormValues]>([
  ['the billing address of a guest', typed, true, checkedAs(contractKeys)],
  [
    'the delivery, where the bill goes elsewhere',
    { ...typed, ...bill, [contractKeys.firstname]: 'Zoé', [contractKeys.lastname]: 'Klein' },
    true,
    {
      ...checkedAs(deliveryKeys),
      ...sameAsBilling(false),
      [deliveryKeys.firstname]: 'Zoé',
      [deliveryKeys.lastname]: 'Klein',
    },
  ],
  ['nothing, where the bill goes there', { ...typed, ...checkedAs(contractKeys) }, true, {}],
  [
    'the delivery of a customer, whose bill the account knows',
    { ...typed, ...checkedAs(contractKeys) },
    false,
    { ...checkedAs(deliveryKeys), ...sameAsBilling(false) },
  ],
  ['nothing before it is complete', { ...typed, [eligibilityKeys.city]: '' }, true, {}],
])('[J5, J1] the checked address fills in %s', (_title, values, isGuest, filled) => {
  expect(filledByEligibility(values, isGuest)).toEqual(filled);
});

it('[J5] the plans that need an address are those of fixed lines, each once', () => {
  const item = (type: 'internet' | 'mobile' | 'tv', code: string) => ({ type, variant: { code, name: code } });
  const items = [item('internet', 'fibre'), item('mobile', 'm'), item('tv', 'start'), item('tv', 'start')];
  expect(linePlansOf(items)).toEqual([
    { type: 'internet', code: 'fibre' },
    { type: 'tv', code: 'start' },
  ]);
});
