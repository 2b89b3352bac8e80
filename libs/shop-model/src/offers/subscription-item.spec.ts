import { mobileItem, refreshedMobileItem } from './mobile-item';
import type { MobileVariant } from './wire/catalogue';

const plan: MobileVariant = {
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
};
const added = mobileItem(plan, { identifier: 'line-1', origin: '/en/mobile' });

describe('mobileItem', () => {
  it('[A10, D2] is a new mobile line with the fields of the specification', () => {
    expect(added).toEqual({
      identifier: 'line-1',
      type: 'mobile',
      product: { code: 'mobile-m', name: 'Mobile M' },
      variant: { code: 'mobile-m-24', name: 'Mobile M' },
      taxon: null,
      parentIdentifier: null,
      origin: '/en/mobile',
      quantity: 1,
      subscriptionMode: 'new',
      keepNumber: false,
      simType: 'physical',
      esim: true,
      voucher: null,
      advantages: [],
      price: { ...plan.price, activationFee: 1900, activationFeeName: 'Activation' },
      facts: ['40 GB', '24 months'],
      commitmentMonths: 24,
    });
  });
});

describe('refreshedMobileItem', () => {
  it('takes words and prices of today and keeps what the shopper chose', () => {
    const today = { ...plan, name: 'Mobil M', price: { ...plan.price, original: 3199 }, activationFee: 0 };
    const refreshed = refreshedMobileItem({ ...added, simType: 'eSIM' }, today);
    expect(refreshed).toMatchObject({ identifier: 'line-1', simType: 'eSIM', variant: { name: 'Mobil M' } });
    expect(refreshed.price).toMatchObject({ original: 3199, activationFee: 0 });
  });

  it('[E3] goes back to a physical SIM where the plan has no eSIM any more', () => {
    expect(refreshedMobileItem({ ...added, simType: 'eSIM' }, { ...plan, esim: false }).simType).toBe('physical');
  });
});
