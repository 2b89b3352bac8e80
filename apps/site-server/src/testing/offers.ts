import type { AdditionalProduct, SubscriptionVariant, TvPackage } from '@alzette/shop-model';

const price = (cents: number) => ({
  applied: { newCustomer: cents, existingCustomer: cents - 200 },
  original: cents,
  discountDuration: null,
});

const shared = (code: string, name: string, cents: number) => ({
  code,
  name,
  product: { code, name },
  price: price(cents),
  activationFee: 0,
  activationFeeName: '',
  attributes: {},
});

export const tvPackage: TvPackage = {
  ...shared('sport', 'Sport <HD>', 999),
  attributes: { tv_thematic_package_title: 'Sport <HD>' },
};

export const booster: AdditionalProduct = {
  code: 'booster',
  name: 'Booster',
  attributes: { subscription_additional_is_countable: true },
  display: 'row',
  image: null,
  required: false,
  included: false,
  deliverable: true,
  variants: [shared('booster-1', 'Booster', 350)],
};

/** A plan as the catalogue sends it. */
export function aPlan(overrides: Partial<SubscriptionVariant> = {}): SubscriptionVariant {
  return {
    ...shared('alzette-s-24', 'Alzette S', 1900),
    type: 'mobile',
    activationFee: 2900,
    commitment: { months: 24, text: '24 months' },
    options: { data: { code: '5gb', label: '5 GB' }, data_eu: null },
    highlights: [],
    esim: true,
    installationModes: [],
    additionals: [booster],
    tvPackages: [tvPackage],
    ...overrides,
  };
}
