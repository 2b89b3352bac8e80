import { plan, simCard, tv } from '../testing/offers';
import { planFacts } from './items';
import { offerOf } from './offer';

const added = offerOf(plan).item({ identifier: 'line-1', origin: '/en/mobile' });

describe('subscriptionItem', () => {
  it('[A10, D2] is a new line with the fields of the specification', () => {
    expect(added).toMatchObject({
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
      price: { ...plan.price, activationFee: 1900, activationFeeName: 'Activation', upfront: 0 },
      facts: ['40 GB'],
      commitmentMonths: 24,
      maxQuantity: 1,
    });
  });

  it('[E2, D2] changes a line of the customer and keeps its number', () => {
    const changedLine = { id: 'a', name: 'Mobile S', phoneNumber: '+352691123456' };
    const changing = offerOf(plan).item({ identifier: 'line-1', origin: '/en/mobile', changedLine });
    expect(changing).toMatchObject({ subscriptionMode: 'change', keepNumber: true, changedLine });
  });

  it('[D11] has no SIM if the offer has none, and marks a required Apple TV', () => {
    const item = offerOf(tv).item({ identifier: 'line-2', origin: '/en/tv' });
    expect(item).toMatchObject({ type: 'tv', simType: null, requiresAppleTv: true });
    expect(item.facts).toEqual(['92 channels']);
  });

  it('[D6] lists the advantages that it includes', () => {
    const item = offerOf({ ...plan, additionals: [simCard, { ...simCard, code: 'voicemail', included: true }] }).item(
      added,
    );
    expect(item).toMatchObject({ advantages: ['voicemail'], advantageNames: ['SIM for a tablet'] });
  });
});

describe('planFacts', () => {
  it('[D11] joins speed and unit', () => {
    const attributes = { subscription_internet_speed_value: 1, subscription_internet_speed_unit: 'Gbit/s' };
    expect(planFacts({ ...tv, attributes })).toEqual(['1 Gbit/s']);
  });
});

describe('refreshedSubscriptionItem', () => {
  it('updates names and prices and keeps the choices', () => {
    const today = { ...plan, name: 'Mobil M', price: { ...plan.price, original: 3199 }, activationFee: 0 };
    const refreshed = offerOf(today).refreshed({ ...added, simType: 'eSIM' });
    expect(refreshed).toMatchObject({ identifier: 'line-1', simType: 'eSIM', variant: { name: 'Mobil M' } });
    expect(refreshed.price).toMatchObject({ original: 3199, activationFee: 0 });
  });

  it('[E3] has a physical SIM again if the plan no longer has an eSIM', () => {
    expect(offerOf({ ...plan, esim: false }).refreshed({ ...added, simType: 'eSIM' }).simType).toBe('physical');
  });
});
