import {
  type AdditionalProduct,
  type AdditionalVariant,
  type Attributes,
  type CartItem,
  type SubscriptionVariant,
  type TvPackage,
  offerOf,
} from '@alzette/shop-model';

// For this lib's specs: the testing lib depends on this one.

const flat = (cents: number) => ({
  applied: { newCustomer: cents, existingCustomer: cents },
  original: cents,
  discountDuration: null,
});

export function aVariant(overrides: Partial<AdditionalVariant> = {}): AdditionalVariant {
  return {
    code: 'care-1',
    name: 'Care',
    product: { code: 'care', name: 'Care' },
    price: flat(699),
    activationFee: 0,
    activationFeeName: '',
    attributes: {},
    ...overrides,
  };
}

/** An add-on with a toggle; `text` are its attributes without their prefix. */
export function anAddOn(text: Attributes = {}, overrides: Partial<AdditionalProduct> = {}): AdditionalProduct {
  const attributes = Object.entries({ title: 'Screen care', show_toggle: true, ...text });
  return {
    code: 'care',
    name: 'Care',
    attributes: Object.fromEntries(attributes.map(([key, value]) => [`subscription_additional_${key}`, value])),
    display: 'row',
    image: null,
    required: false,
    included: false,
    deliverable: false,
    variants: [aVariant()],
    ...overrides,
  };
}

export function aPackage(overrides: Partial<TvPackage> = {}): TvPackage {
  return {
    ...aVariant(),
    code: 'sport-1',
    product: { code: 'sport', name: 'Sport' },
    attributes: { tv_thematic_package_title: 'Sport', tv_thematic_package_detail_subtitle: '12 channels' },
    ...overrides,
  };
}

export const plan: SubscriptionVariant = {
  ...aVariant(),
  type: 'tv',
  code: 'tv-plus',
  name: 'TV Plus',
  product: { code: 'tv-plus', name: 'TV Plus' },
  commitment: { months: 0, text: 'No minimum term' },
  options: { data: null, data_eu: null },
  highlights: [],
  esim: false,
  installationModes: [],
  additionals: [],
  tvPackages: [],
};

export function anItem(overrides: Partial<CartItem> = {}): CartItem {
  return { ...offerOf(plan).item({ identifier: 'line-1', origin: '/en/tv' }), ...overrides };
}
