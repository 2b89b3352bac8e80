import type { MobileVariant } from '@alzette/shop-model';

/** A plan of the catalogue: 24.99 € for 12 months instead of 29.99 €, 19.00 € of activation. */
export function aMobileVariant(overrides: Partial<MobileVariant> = {}): MobileVariant {
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
    ...overrides,
  };
}
