import type { AdditionalProduct, DeviceOffer, SubscriptionVariant, TvPackage } from '../wire/catalogue';

// For this lib's specs, which may not use the testing lib: it builds upon this one.

export const plan: SubscriptionVariant = {
  type: 'mobile',
  code: 'mobile-m-24',
  name: 'Mobile M',
  product: { code: 'mobile-m', name: 'Mobile M' },
  price: { applied: { newCustomer: 2499, existingCustomer: 2799 }, original: 2999, discountDuration: 12 },
  activationFee: 1900,
  activationFeeName: 'Activation',
  commitment: { months: 24, text: '24 months' },
  options: { data: { code: 'data-40', label: '40 GB' }, data_eu: { code: 'null_eu', label: '' } },
  attributes: {},
  highlights: [],
  esim: true,
  installationModes: [],
  additionals: [],
  tvPackages: [],
};

export const sport: TvPackage = {
  code: 'pack-sport-1',
  name: 'Sport',
  product: { code: 'pack-sport', name: 'Sport' },
  price: { applied: { newCustomer: 1299, existingCustomer: 1299 }, original: 1299, discountDuration: null },
  activationFee: 0,
  activationFeeName: '',
  attributes: { tv_thematic_package_title: 'Sport and more', tv_thematic_package_detail_subtitle: '12 channels' },
};

export const tv: SubscriptionVariant = {
  ...plan,
  type: 'tv',
  code: 'tv-plus',
  name: 'TV Plus',
  options: { data: null, data_eu: null },
  attributes: { subscription_tv_characteristic_main_unit: '92 channels', subscription_tv_require_apple_tv: true },
  esim: false,
  tvPackages: [sport],
};

export const simCard: AdditionalProduct = {
  code: 'data-sim',
  name: 'Data SIM',
  attributes: {
    subscription_additional_title: 'SIM for a tablet',
    subscription_additional_subtitle: 'Shares your data',
    subscription_additional_is_countable: true,
  },
  display: 'row',
  image: null,
  required: false,
  included: false,
  deliverable: true,
  variants: [
    {
      code: 'data-sim-5',
      name: 'Data SIM 5',
      product: { code: 'data-sim', name: 'Data SIM' },
      price: { applied: { newCustomer: 500, existingCustomer: 500 }, original: 500, discountDuration: null },
      activationFee: 1000,
      activationFeeName: 'SIM card',
      attributes: { subscription_additional_variant_name: '5 GB' },
    },
  ],
};

export const phone: DeviceOffer = {
  type: 'device',
  code: 'ernz-9-256-blue-f24',
  name: 'Ernz 9',
  product: { code: 'ernz-9', name: 'Ernz 9' },
  taxon: 'ernz-9',
  price: { applied: { newCustomer: 2200, existingCustomer: 2200 }, original: 2200, discountDuration: null },
  activationFee: 0,
  activationFeeName: '',
  attributes: {},
  storage: { quantity: 256, unit: 'GB' },
  colour: { id: 'blue', label: 'Blue', swatch: '#20426a' },
  options: { device_funding: { code: 'funding-24', label: '24 instalments', extra: '149,00', months: 24 } },
  commitment: { months: 24, text: '24 months' },
  subscription: null,
  esim: true,
  image: '/images/ernz-9-blue.svg',
  additionals: [],
};
