import { phone, plan, simCard } from '../testing/offers';
import { additionalsOf, deviceItem, deviceOfferCode, refreshedDeviceItem } from './device-item';

const added = { identifier: 'device-1', origin: '/en/phones/ernz-9' };

describe('deviceItem', () => {
  it('[D12, C8] is a line of its own, with its slug for taxon', () => {
    expect(deviceItem(phone, added)).toMatchObject({
      type: 'device',
      taxon: 'ernz-9',
      variant: { code: 'ernz-9-256-blue-f24' },
      facts: ['256 GB', 'Blue'],
      simType: null,
      esim: false,
      subscription: null,
      price: { upfront: 14_900, applied: { newCustomer: 2200 } },
      device: { funding: { code: 'funding-24', label: '24 instalments', months: 24 } },
    });
  });

  it('[E9] holds the plan it comes with', () => {
    const line = deviceItem({ ...phone, subscription: plan }, added);
    expect(line).toMatchObject({ simType: 'physical', esim: true, facts: ['256 GB', 'Blue', 'Mobile M'] });
    expect(line.subscription).toMatchObject({ variant: { code: 'mobile-m-24' }, price: { activationFee: 1900 } });
    expect(deviceItem({ ...phone, esim: false, subscription: plan }, added).esim).toBe(false);
  });

  it('[B11] hides the funding no_funding', () => {
    const device_funding = { code: 'no_funding', label: 'At once', extra: '677,00', months: null };
    const line = deviceItem({ ...phone, options: { device_funding } }, added);
    expect(line).toMatchObject({ device: { funding: null }, price: { upfront: 67_700 } });
  });

  it('takes words and prices of today and keeps what the shopper chose', () => {
    const offer = { ...phone, subscription: plan };
    const line = { ...deviceItem(offer, added), simType: 'eSIM' as const };
    const refreshed = refreshedDeviceItem(line, { ...offer, name: 'Ernz 9 neu', esim: false });
    expect(refreshed).toMatchObject({ identifier: 'device-1', simType: 'physical', variant: { name: 'Ernz 9 neu' } });
  });
});

it('[C6] names a device and its plan by one code', () => {
  expect(deviceOfferCode('ernz-9', 'mobile-m')).toBe('ernz-9.mobile-m');
  expect(deviceOfferCode('ernz-9', null)).toBe('ernz-9');
});

it('[D9] offers the add-ons of the device and of its plan', () => {
  const subscription = { ...plan, additionals: [simCard] };
  const care = { ...simCard, code: 'screen-care' };
  expect(additionalsOf({ ...phone, additionals: [care], subscription })).toEqual([care, simCard]);
  expect(additionalsOf({ ...phone, additionals: [care] })).toEqual([care]);
});
