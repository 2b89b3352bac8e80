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

describe('what the site server wrote into the page', () => {
  it('is read, and its absence named', () => {
    expect(readBoot).toThrow(/#alzette-boot/u);
    const script = document.body.appendChild(document.createElement('script'));
    script.id = 'alzette-boot';
    script.type = 'application/json';
    script.textContent = JSON.stringify(aBoot());
    expect(readBoot()).toEqual(aBoot());
  });

  it('[P2] offers remotes the store’s port and nothing else of the store', () => {
    const services = createHostServices(aBoot(), storeWith());
    expect(Object.keys(services.store).sort()).toEqual(['dispatch', 'getState', 'inject', 'subscribe']);
    expect(services).toMatchObject({ version: '1.1', locale: 'en', settings: aBoot().settings });
  });
});

describe('the type of the cart’s checkout', () => {
  it('[P1] is left for the next page in a cookie while it is not the usual one', () => {
    const store = storeWith();
    writeCheckoutTypeCookie(store);
    expect(document.cookie).toBe('');
    store.dispatch(prepaidChosen({ product: aTopUp() }));
    expect(document.cookie).toBe('alzette_checkout=prepaid_top_up');
    store.dispatch(checkoutTypeChosen({ checkoutType: 'esales' }));
    expect(document.cookie).toBe('');
  });
});
