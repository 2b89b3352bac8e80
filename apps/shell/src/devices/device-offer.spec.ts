import { type DeviceOffer, devicePicture, offerOf } from '@alzette/shop-model';
import { aCustomer, aDeviceOffer, aMobileVariant, anAdditional } from '@alzette/testing';
import { deviceOfferFor } from './device-variants';
import { aDeviceTaxon, variants } from './testing/a-device';

const added = { identifier: 'device-1', origin: '/en/phones/ernz-9-pro' };
const music = anAdditional({ code: 'music', name: 'Music' });
const plan = aMobileVariant({ additionals: [music] });

/** The response of `GET devices/variant/{code}`. */
function responseFor(code: string, overrides: Partial<DeviceOffer> = {}): DeviceOffer {
  const image = '/api/catalogue/images/ernz-9-pro/midnight.svg';
  return aDeviceOffer({ ...variants.blue24, code, esim: true, image, additionals: [anAdditional()], ...overrides });
}

it('[D13, E9] a device with a plan becomes the offer that the catalogue returns for their code', () => {
  const response = responseFor('ernz-9-pro-256-midnight-f24.mobile-m-24', { subscription: plan });
  expect(deviceOfferFor(aDeviceTaxon(), variants.blue24, plan)).toEqual(response);
  const { item, addOns } = offerOf(deviceOfferFor(aDeviceTaxon(), variants.blue24, plan));
  expect(item(added)).toEqual(offerOf(response).item(added));
  expect(addOns.products.map(({ code }) => code)).toEqual(['screen-care', 'music']);
});

it('[D13] a device alone becomes the offer that the catalogue returns for its variant', () => {
  const response = responseFor('ernz-9-pro-256-midnight-f24');
  expect(deviceOfferFor(aDeviceTaxon(), variants.blue24, null)).toEqual(response);
  const { item, addOns } = offerOf(response);
  expect(item(added)).toEqual(offerOf(response).item(added));
  expect(addOns.products.map(({ code }) => code)).toEqual(['screen-care']);
});

it('a customer’s line is changed only together with a plan', () => {
  const [own] = aCustomer().lines;
  if (!own) throw new Error('The customer has a line');
  const changing = { ...added, changedLine: { id: own.id, name: own.name, phoneNumber: own.phoneNumber } };
  expect(offerOf(deviceOfferFor(aDeviceTaxon(), variants.blue24, plan)).item(changing).subscriptionMode).toBe('change');
  const alone = offerOf(deviceOfferFor(aDeviceTaxon(), variants.blue24, null)).item(changing);
  expect(alone).toMatchObject({ subscriptionMode: 'new', changedLine: null, keepNumber: false });
});

it('[D12] the offer has the picture of its colour, or any picture', () => {
  const { images } = aDeviceTaxon();
  expect(devicePicture({ images }, 'sand')).toBe('/api/catalogue/images/ernz-9-pro/sand.svg');
  expect(devicePicture({ images }, 'lilac')).toBe('/api/catalogue/images/ernz-9-pro/midnight.svg');
});
