import { subscriptionItem, type CartItem, type SubscriptionVariant } from '@alzette/shop-model';

/** For this lib's specs, which may not use the testing lib: it builds upon this one. */
export function aLine(overrides: Partial<CartItem> = {}): CartItem {
  const plan: SubscriptionVariant = {
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
  return { ...subscriptionItem(plan, { identifier: 'line-1', origin: '/en/mobile' }), ...overrides };
}
