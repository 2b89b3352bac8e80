import type { DeviceOffer, DeviceSummary, DeviceTaxon, DeviceVariant } from '../index';
import { anAdditional } from './additional';

const blue = { id: 'midnight', label: 'Midnight blue', swatch: '#20426a' };
const sand = { id: 'sand', label: 'Sand', swatch: '#e6d3b8' };
const brand = { code: 'ernz', label: 'Ernz' };
const images = {
  midnight: '/api/catalogue/images/ernz-9-pro/midnight.svg',
  sand: '/api/catalogue/images/ernz-9-pro/sand.svg',
};

const phone = {
  slug: 'ernz-9-pro',
  name: 'Ernz 9 Pro',
  availableBrands: [brand],
  itemGroup: 'smartphone',
  attributes: { esim: true },
  colours: [blue, sand],
  images,
};

/** 256 GB in blue: 149.00 € today and 22.00 € for 24 months. */
export function aDeviceVariant(overrides: Partial<DeviceVariant> = {}): DeviceVariant {
  return {
    type: 'device',
    code: 'ernz-9-pro-256-midnight-f24',
    name: 'Ernz 9 Pro',
    product: { code: 'ernz-9-pro', name: 'Ernz 9 Pro' },
    taxon: 'ernz-9-pro',
    price: { applied: { newCustomer: 2200, existingCustomer: 2200 }, original: 2200, discountDuration: null },
    activationFee: 0,
    activationFeeName: '',
    attributes: {},
    storage: { quantity: 256, unit: 'GB' },
    colour: blue,
    options: { device_funding: { code: 'funding-24', label: '24 instalments', extra: '149,00', months: 24 } },
    commitment: { months: 24, text: '24 months' },
    ...overrides,
  };
}

/** The same paid at once: 677.00 € today. */
export function aPaidDeviceVariant(overrides: Partial<DeviceVariant> = {}): DeviceVariant {
  return aDeviceVariant({
    code: 'ernz-9-pro-256-midnight-cash',
    price: { applied: { newCustomer: 0, existingCustomer: 0 }, original: 0, discountDuration: null },
    options: { device_funding: { code: 'no_funding', label: 'Paid at once', extra: '677,00', months: null } },
    commitment: { months: 0, text: 'No minimum term' },
    ...overrides,
  });
}

/** The catalogue's response for one variant; pass a `subscription` for a device with a plan. */
export function aDeviceOffer(overrides: Partial<DeviceOffer> = {}): DeviceOffer {
  return {
    ...aDeviceVariant(),
    subscription: null,
    esim: true,
    image: images.midnight,
    additionals: [anAdditional()],
    ...overrides,
  };
}

/** A device in two colours and one storage, paid in instalments or at once. */
export function aDevice(overrides: Partial<DeviceTaxon> = {}): DeviceTaxon {
  return {
    ...phone,
    description: 'A fine phone.',
    highlights: ['Two days on one charge'],
    storages: [{ quantity: 256, unit: 'GB' }],
    variants: [
      aDeviceVariant(),
      aPaidDeviceVariant(),
      aDeviceVariant({ code: 'ernz-9-pro-256-sand-f24', colour: sand }),
      aPaidDeviceVariant({ code: 'ernz-9-pro-256-sand-cash', colour: sand }),
    ],
    additionals: [anAdditional()],
    ...overrides,
  };
}

/** The same device as the list shows it. */
export function aDeviceSummary(overrides: Partial<DeviceSummary> = {}): DeviceSummary {
  return { ...phone, from: aDeviceVariant(), ...overrides };
}
