import { eligibilityAddressOf, eligibilityKeys, linePlansOf, toLineAddress } from './index';

const typed = {
  [eligibilityKeys.street]: ' rue du  Moulin ',
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

it.each([
  ['without a street', { [eligibilityKeys.street]: '' }],
  ['with half a postcode', { [eligibilityKeys.postalCode]: '42' }],
])('[J5] no address was checked %s', (_title, change) => {
  expect(eligibilityAddressOf(typed)).not.toBeNull();
  expect(eligibilityAddressOf({ ...typed, ...change })).toBeNull();
});

it('[J5] the plans that need an address are those of fixed lines, each once', () => {
  const item = (type: 'internet' | 'mobile' | 'tv', code: string) => ({ type, variant: { code, name: code } });
  const items = [item('internet', 'fibre'), item('mobile', 'm'), item('tv', 'start'), item('tv', 'start')];
  expect(linePlansOf(items)).toEqual([
    { type: 'internet', code: 'fibre' },
    { type: 'tv', code: 'start' },
  ]);
});
