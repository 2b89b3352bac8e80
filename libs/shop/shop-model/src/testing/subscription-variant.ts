import type { SubscriptionVariant } from '../index';

/** A mobile plan of the catalogue: 24.99 € for 12 months instead of 29.99 €, 19.00 € of activation. */
export function aMobileVariant(overrides: Partial<SubscriptionVariant> = {}): SubscriptionVariant {
  return {
    type: 'mobile',
    code: 'mobile-m-24',
    name: 'Mobile M',
    product: { code: 'mobile-m', name: 'Mobile M' },
    price: { applied: { newCustomer: 2499, existingCustomer: 2799 }, original: 2999, discountDuration: 12 },
    activationFee: 1900,
    activationFeeName: 'Line activation',
    commitment: { months: 24, text: '24-month term' },
    options: { data: { code: 'data-40', label: '40 GB' }, data_eu: { code: 'eu-20', label: '20 GB in the EU' } },
    attributes: { mobile_subscription_full_name: 'Mobile M 40 GB' },
    highlights: ['Unlimited calls'],
    esim: true,
    installationModes: [],
    additionals: [],
    tvPackages: [],
    ...overrides,
  };
}

/** A fibre plan: 49.99 € a month, 49.00 € of activation, no discount. */
export function anInternetVariant(overrides: Partial<SubscriptionVariant> = {}): SubscriptionVariant {
  return {
    ...aMobileVariant(),
    type: 'internet',
    code: 'internet-1g-24',
    name: 'Fibre 1000',
    product: { code: 'internet-1g', name: 'Fibre 1000' },
    price: { applied: { newCustomer: 4999, existingCustomer: 4999 }, original: 4999, discountDuration: null },
    activationFee: 4900,
    options: { data: null, data_eu: null },
    attributes: { subscription_internet_speed_value: 1000, subscription_internet_speed_unit: 'Mbit/s' },
    highlights: ['Wifi box included'],
    esim: false,
    installationModes: [
      {
        code: 'technician',
        price: 0,
        attributes: {
          installation_mode_label: 'By a technician',
          installation_mode_description: 'Two hours at your home',
        },
      },
    ],
    ...overrides,
  };
}

/** A TV plan that needs an Apple TV, with two packages. */
export function aTvVariant(overrides: Partial<SubscriptionVariant> = {}): SubscriptionVariant {
  return {
    ...anInternetVariant(),
    type: 'tv',
    code: 'tv-plus-12',
    name: 'TV Plus',
    product: { code: 'tv-plus', name: 'TV Plus' },
    price: { applied: { newCustomer: 1499, existingCustomer: 1499 }, original: 1499, discountDuration: null },
    attributes: {
      subscription_tv_characteristic_main_unit: '92 channels',
      subscription_tv_characteristic_second_unit: '60 in HD',
      subscription_tv_require_apple_tv: true,
    },
    tvPackages: [
      aTvPackage(),
      aTvPackage({
        code: 'pack-cinema-1',
        name: 'Cinema',
        product: { code: 'pack-cinema', name: 'Cinema' },
        attributes: { tv_thematic_package_title: 'Cinema' },
      }),
    ],
    ...overrides,
  };
}

export function aTvPackage(
  overrides: Partial<SubscriptionVariant['tvPackages'][number]> = {},
): SubscriptionVariant['tvPackages'][number] {
  return {
    code: 'pack-sport-1',
    name: 'Sport',
    product: { code: 'pack-sport', name: 'Sport' },
    price: { applied: { newCustomer: 1299, existingCustomer: 1299 }, original: 1299, discountDuration: null },
    activationFee: 0,
    activationFeeName: '',
    attributes: { tv_thematic_package_title: 'Sport', tv_thematic_package_detail_subtitle: '12 channels' },
    ...overrides,
  };
}
