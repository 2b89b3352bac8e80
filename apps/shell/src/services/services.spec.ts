import { checkoutTypeChosen, prepaidChosen } from '@alzette/shop-store';
import { aTopUp, storeWith } from '@alzette/testing';
import { readBoot } from '../boot';
import { aBoot } from '../testing/boot';
import { createHostServices, writeCheckoutTypeCookie, trackEvent } from './host-services';

afterEach(() => {
  delete window.dataLayer;
  delete window.alzetteConsent;
  jest.restoreAllMocks();
});

describe('analytics', () => {
  it('[O1] pushes events in the shape of the data layer', () => {
    window.alzetteConsent = { analytics: true };
    trackEvent('begin_checkout');
    trackEvent('purchase', { value: 19 });
    expect(window.dataLayer).toEqual([{ event: 'begin_checkout' }, { event: 'purchase', value: 19 }]);
  });

  it('[O1] pushes nothing without consent', () => {
    trackEvent('begin_checkout');
    window.alzetteConsent = { analytics: false };
    trackEvent('begin_checkout');
    expect(window.dataLayer).toBeUndefined();
  });
});

describe('the boot data of the site server', () => {
  it('is read, and a missing element is reported', () => {
    expect(readBoot).toThrow(/#alzette-boot/u);
    const script = document.body.appendChild(document.createElement('script'));
    script.id = 'alzette-boot';
    script.type = 'application/json';
    script.textContent = JSON.stringify(aBoot());
    expect(readBoot()).toEqual(aBoot());
  });

  it('[P2] gives remotes the store’s port and no other part of the store', () => {
    const services = createHostServices(aBoot(), storeWith());
    expect(Object.keys(services.store).sort()).toEqual(['dispatch', 'getState', 'inject', 'subscribe']);
    expect(services).toMatchObject({ version: '1.2', locale: 'en', settings: aBoot().settings });
  });
});

describe('the checkout type of the cart', () => {
  it('[P1] is kept for the next page in a cookie unless it is esales', () => {
    const store = storeWith();
    writeCheckoutTypeCookie(store);
    expect(document.cookie).toBe('');
    store.dispatch(prepaidChosen({ product: aTopUp() }));
    expect(document.cookie).toBe('alzette_checkout=prepaid_top_up');
    store.dispatch(checkoutTypeChosen({ checkoutType: 'esales' }));
    expect(document.cookie).toBe('');
  });
});
