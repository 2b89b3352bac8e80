import { anOrder, anOrderItem } from './testing';
import { orderedNames } from './ordered-items';

const [information] = anOrder().complementaryInformations;
const namesOf = (...args: Parameters<typeof orderedNames>) => [...orderedNames(...args).values()];
const mobile = (identifier: string, change = {}) =>
  anOrderItem({ identifier, variantName: 'Mobile M', mobileVariantName: 'Mobile M', ...change });

describe('the names of ordered items', () => {
  it('[L2] have the number of pieces, and for a device its plan', () => {
    const phone = anOrderItem({
      type: 'device',
      deviceModelName: 'Ernz 9',
      mobileVariantName: 'Mobile M',
      quantity: 2,
    });
    expect(namesOf({ items: [phone], complementaryInformations: [] })).toEqual(['2 × Ernz 9 + Mobile M']);
  });

  it('[L2] distinguish items of one name by the kept number, else by their position', () => {
    const items = [mobile('one'), mobile('two'), mobile('three', { variantName: 'Mobile S' })];
    expect(namesOf({ items, complementaryInformations: [] })).toEqual(['Mobile M (1)', 'Mobile M (2)', 'Mobile S']);
    const kept = information && { ...information, identifier: 'two', currentPhoneNumber: '+352661123456' };
    expect(namesOf({ items, complementaryInformations: kept ? [kept] : [] })).toEqual([
      'Mobile M (1)',
      'Mobile M (+352 661 123 456)',
      'Mobile S',
    ]);
  });

  it('[L2] are plain for add-ons, which stand under their item', () => {
    const router = (identifier: string) =>
      anOrderItem({ identifier, type: 'subscription-additional', variantName: 'Wifi 7 box', mobileVariantName: null });
    expect(namesOf({ items: [router('one'), router('two')], complementaryInformations: [] })).toEqual([
      'Wifi 7 box',
      'Wifi 7 box',
    ]);
  });
});
