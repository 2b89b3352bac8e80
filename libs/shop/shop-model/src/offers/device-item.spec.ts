import { phone, plan, simCard } from '../testing/offers';
import { deviceOfferCode } from './items';
import { offerOf } from './offer';

const added = { identifier: 'device-1', origin: '/en/phones/ernz-9' };

describe('deviceItem', () => {
  it('[D12, C8] is a line item with its slug as taxon', () => {
    expect(offerOf(phone).item(added)).toMatchObject({
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

  it('[E9] contains its plan', () => {
    const item = offerOf({ ...phone, subscription: plan }).item(added);
    expect(item).toMatchObject({ simType: 'physical', esim: true, facts: ['256 GB', 'Blue', 'Mobile M'] });
    expect(item.subscription).toMatchObject({ variant: { code: 'mobile-m-24' }, price: { activationFee: 1900 } });
    expect(offerOf({ ...phone, esim: false, subscription: plan }).item(added).esim).toBe(false);
  });

  it('[B11] hides the funding no_funding', () => {
    const device_funding = { code: 'no_funding', label: 'At once', extra: '677,00', months: null };
    const item = offerOf({ ...phone, options: { device_funding } }).item(added);
    expect(item).toMatchObject({ device: { funding: null }, price: { upfront: 67_700 } });
  });

  it('updates names and prices and keeps the choices', () => {
    const offer = { ...phone, subscription: plan };
    const item = { ...offerOf(offer).item(added), simType: 'eSIM' as const };
    const refreshed = offerOf({ ...offer, name: 'Ernz 9 neu', esim: false }).refreshed(item);
    expect(refreshed).toMatchObject({ identifier: 'device-1', simType: 'physical', variant: { name: 'Ernz 9 neu' } });
  });
});

it('[C6] a device and its plan have one code', () => {
  expect(deviceOfferCode('ernz-9', 'mobile-m')).toBe('ernz-9.mobile-m');
  expect(deviceOfferCode('ernz-9', null)).toBe('ernz-9');
});

it('[D9] a device offers its own add-ons and those of its plan', () => {
  const subscription = { ...plan, additionals: [simCard] };
  const care = { ...simCard, code: 'screen-care' };
  expect(offerOf({ ...phone, additionals: [care], subscription }).addOns.products).toEqual([care, simCard]);
  expect(offerOf({ ...phone, additionals: [care] }).addOns.products).toEqual([care]);
});
