import { selectCart, selectItems } from '@alzette/shop-store';
import { aCartItem, aMobileVariant, anInternetVariant, aTopUp, fakeHttp, fakeServices, storeWith } from '@alzette/testing';
import { freezeIntegrity } from '../boot/integrity-map';
import { readBoot } from '../boot/read-boot';
import { aBoot, aDiscovery, aRelease } from '../testing/boot';
import { createHostServices } from './host-services';
import { refreshCart } from './refresh-cart';
import { reportError } from './report-error';
import { trackEvent } from './track-event';

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

describe('error reports', () => {
  it('say kind and place of an error to the site’s own server', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const sendBeacon = jest.fn<boolean, [url: string, body: Blob]>();
    Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
    reportError(new TypeError('x'.repeat(900)), { remote: 'cart' });
    const [url, blob] = sendBeacon.mock.calls[0] ?? [];
    expect(url).toBe('/api/errors');
    expect(blob?.type).toBe('application/json');
    expect(blob?.size).toBeLessThan(600);
  });
});

describe('the cart of an earlier visit', () => {
  it('gets the words and prices of today, line by line, whatever it holds', async () => {
    const fibre = aCartItem({ identifier: 'fibre', type: 'internet', variant: { code: 'internet-1g-24', name: 'Old' } });
    const gone = aCartItem({ identifier: 'gone', variant: { code: 'gone', name: 'Gone' } });
    const store = storeWith({ items: [aCartItem(), fibre, gone] });
    const http = fakeHttp()
      .on('GET', '/api/catalogue/subscriptions/mobile/variant/mobile-m-24', aMobileVariant({ name: 'Mobil M' }))
      .on('GET', '/api/catalogue/subscriptions/internet/variant/internet-1g-24', anInternetVariant({ name: 'Glasfaser' }))
      .fails('GET', '/api/catalogue/subscriptions/mobile/variant/gone', { status: 404, code: 'not_found' });
    const { services, reported } = fakeServices({ store, http, locale: 'de' });
    await refreshCart(store, services);
    expect(selectItems(store.getState()).map(({ variant }) => variant.name)).toEqual(['Mobil M', 'Glasfaser', 'Gone']);
    expect(http.requests[0]?.query).toEqual({ locale: 'de' });
    expect(reported).toEqual([]);
  });

  it('keeps what cannot be read, and reports each failure', async () => {
    const store = storeWith({ items: [aCartItem()] });
    const http = fakeHttp().fails('GET', '/api/catalogue/subscriptions/mobile/variant/mobile-m-24', { status: 500, code: 'internal' });
    const { services, reported } = fakeServices({ store, http });
    await refreshCart(store, services);
    expect(selectItems(store.getState())).toHaveLength(1);
    expect(reported).toMatchObject([{ context: { operation: 'cart refresh' } }]);
  });

  it('[M1] has the words of its prepaid product in the page’s language, or the old ones and a report', async () => {
    const store = storeWith({ cart: { prepaid: aTopUp(), checkoutType: 'prepaid_top_up' } });
    const path = '/api/catalogue/prepaid/top-up-amounts';
    const http = fakeHttp().on('GET', path, { items: [{ code: 'top-up-20', name: 'Aufladung von 20 €', amount: 2000 }] });
    const { services, reported } = fakeServices({ store, http, locale: 'de' });
    await refreshCart(store, services);
    expect(selectCart(store.getState()).prepaid).toEqual(aTopUp({ name: 'Aufladung von 20 €' }));
    http.fails('GET', path, { status: 500, code: 'internal' });
    await refreshCart(store, services);
    expect(selectCart(store.getState()).prepaid?.name).toBe('Aufladung von 20 €');
    expect(reported).toMatchObject([{ context: { operation: 'cart refresh' } }]);
  });

  it('asks nothing when it is empty', async () => {
    const store = storeWith();
    const http = fakeHttp();
    await refreshCart(store, fakeServices({ store, http }).services);
    expect(http.requests).toEqual([]);
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

  it('[P1] fixes the hash of every file of every release', () => {
    freezeIntegrity(aDiscovery(aRelease('2.0.0'), aRelease('1.0.0', { manifest: null })));
    expect(globalThis.__alzetteIntegrity).toEqual({
      'http://localhost/remotes/cart/2.0.0/remoteEntry.js': 'sha384-entry',
      'http://localhost/remotes/cart/2.0.0/page.js': 'sha384-page',
    });
    expect(Object.isFrozen(globalThis.__alzetteIntegrity)).toBe(true);
  });

  it('[P2] offers remotes the store’s port and nothing else of the store', () => {
    const services = createHostServices(aBoot(), storeWith());
    expect(Object.keys(services.store).sort()).toEqual(['dispatch', 'getState', 'inject', 'subscribe']);
    expect(services).toMatchObject({ version: '1.0', locale: 'en', settings: aBoot().settings });
  });
});
