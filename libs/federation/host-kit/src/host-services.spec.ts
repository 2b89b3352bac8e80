import { selectCart, selectIsGuest, selectItems } from '@alzette/shop-store';
import {
  aCartItem,
  aCustomer,
  aMobileVariant,
  anInternetVariant,
  aTopUp,
  fakeHttp,
  fakeServices,
  storeWith,
} from '@alzette/testing';
import { createErrorReport, followRefreshEvents, recogniseCustomer, refreshCart } from './index';

describe('recogniseCustomer', () => {
  const path = '/api/session';
  const use = () => document.dispatchEvent(new Event('pointerdown'));

  async function recognised(responses: readonly unknown[]) {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
    let count = 0;
    const http = fakeHttp().on('GET', path, () => {
      count += 1;
      return responses[count - 1];
    });
    const store = storeWith({});
    await recogniseCustomer(store, fakeServices({ store, http }).services);
    return { http, store };
  }
  afterEach(() => jest.useRealTimers());
  const customer = { status: 'customer', customer: aCustomer() };

  it('[A6] makes the visitor a guest when the login has ended while the page was not used', async () => {
    const { http, store } = await recognised([customer, { status: 'guest' }]);
    use();
    expect(http.requests).toHaveLength(1);
    jest.setSystemTime(Date.now() + 31 * 60_000);
    use();
    await jest.advanceTimersByTimeAsync(0);
    expect(selectIsGuest(store.getState())).toBe(true);
    use();
    expect(http.requests).toHaveLength(2);
  });

  it('[A6] keeps the login alive while the page is used', async () => {
    const { http, store } = await recognised([customer, customer, customer]);
    for (let count = 0; count < 2; count += 1) {
      jest.setSystemTime(Date.now() + 6 * 60_000);
      use();
      use();
      await jest.advanceTimersByTimeAsync(0);
    }
    expect(http.requests).toHaveLength(3);
    expect(selectIsGuest(store.getState())).toBe(false);
  });
});

describe('followRefreshEvents', () => {
  const ask = (detail?: unknown) => document.dispatchEvent(new CustomEvent('alzette-cart-refresh', { detail }));

  it('[B13] lets the page have the cart read again, with or without its preconfiguration', () => {
    const store = storeWith({ cart: { preconfToken: 'token' } });
    const { version } = selectCart(store.getState());
    followRefreshEvents(store);
    ask();
    ask({ resetPreconfiguration: 'no' });
    expect(selectCart(store.getState())).toMatchObject({
      version: version + 2,
      preconfToken: 'token',
      resetCartPreconf: false,
    });
    ask({ resetPreconfiguration: true });
    expect(selectCart(store.getState())).toMatchObject({
      version: version + 2,
      preconfToken: null,
      resetCartPreconf: true,
    });
  });
});

describe('refreshCart', () => {
  it('updates names and prices of each line item', async () => {
    const fibre = aCartItem({
      identifier: 'fibre',
      type: 'internet',
      variant: { code: 'internet-1g-24', name: 'Old' },
    });
    const gone = aCartItem({ identifier: 'gone', variant: { code: 'gone', name: 'Gone' } });
    const store = storeWith({ items: [aCartItem(), fibre, gone] });
    const http = fakeHttp()
      .on('GET', '/api/catalogue/subscriptions/mobile/variant/mobile-m-24', aMobileVariant({ name: 'Mobil M' }))
      .on(
        'GET',
        '/api/catalogue/subscriptions/internet/variant/internet-1g-24',
        anInternetVariant({ name: 'Glasfaser' }),
      )
      .fails('GET', '/api/catalogue/subscriptions/mobile/variant/gone', { status: 404, code: 'not_found' });
    const { services, reported } = fakeServices({ store, http, locale: 'de' });
    await refreshCart(store, services);
    expect(selectItems(store.getState()).map(({ variant }) => variant.name)).toEqual(['Mobil M', 'Glasfaser', 'Gone']);
    expect(http.requests[0]?.query).toEqual({ locale: 'de' });
    expect(reported).toEqual([]);
  });

  it('keeps line items that cannot be loaded, and reports each failure', async () => {
    const store = storeWith({ items: [aCartItem()] });
    const http = fakeHttp().fails('GET', '/api/catalogue/subscriptions/mobile/variant/mobile-m-24', {
      status: 500,
      code: 'internal_error',
    });
    const { services, reported } = fakeServices({ store, http });
    await refreshCart(store, services);
    expect(selectItems(store.getState())).toHaveLength(1);
    expect(reported).toMatchObject([{ context: { operation: 'cart refresh' } }]);
  });

  it('[M1] updates the name of the prepaid product, or keeps the old one and reports the failure', async () => {
    const store = storeWith({ cart: { prepaid: aTopUp(), checkoutType: 'prepaid_top_up' } });
    const path = '/api/catalogue/prepaid/top-up-amounts';
    const http = fakeHttp().on('GET', path, {
      items: [{ code: 'top-up-20', name: 'Aufladung von 20 €', amount: 2000 }],
    });
    const { services, reported } = fakeServices({ store, http, locale: 'de' });
    await refreshCart(store, services);
    expect(selectCart(store.getState()).prepaid).toEqual(aTopUp({ name: 'Aufladung von 20 €' }));
    // A new port has an empty catalogue cache.
    const failing = fakeHttp().fails('GET', path, { status: 500, code: 'internal_error' });
    await refreshCart(store, { ...services, http: failing });
    expect(selectCart(store.getState()).prepaid?.name).toBe('Aufladung von 20 €');
    expect(reported).toMatchObject([{ context: { operation: 'cart refresh' } }]);
  });

  it('sends no request for an empty cart', async () => {
    const store = storeWith();
    const http = fakeHttp();
    await refreshCart(store, fakeServices({ store, http }).services);
    expect(http.requests).toEqual([]);
  });
});

afterEach(() => jest.restoreAllMocks());

describe('createErrorReport', () => {
  it('sends message and context of an error to the site server', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const sendBeacon = jest.fn<boolean, [url: string, body: Blob]>();
    Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
    createErrorReport()(new TypeError('x'.repeat(900)), { remote: 'cart' });
    const [url, blob] = sendBeacon.mock.calls[0] ?? [];
    expect(url).toBe('/api/errors');
    expect(blob?.type).toBe('application/json');
    expect(blob?.size).toBeLessThan(600);
    createErrorReport('https://shop.test')('gone', {});
    expect(sendBeacon.mock.lastCall?.[0]).toBe('https://shop.test/api/errors');
  });

  it('sends the id of the failed request', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const sendBeacon = jest.fn<boolean, [url: string, body: Blob]>();
    Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
    createErrorReport()(Object.assign(new Error('unavailable'), { problem: { requestId: 'request-1' } }), {
      operation: 'payment',
    });
    expect(JSON.parse(await readBlob(sendBeacon.mock.lastCall?.[1]))).toEqual({
      message: 'Error: unavailable',
      context: { operation: 'payment', requestId: 'request-1' },
      frames: [],
    });
  });

  it.each([
    [
      'Chromium',
      'Error: gone\n    at open (https://shop.test/remotes/cart/1.0.0/mount.1a.js:1:2345)\n    at https://shop.test/assets/main.2b.js:3:4',
    ],
    [
      'Firefox and Safari',
      'open@https://shop.test/remotes/cart/1.0.0/mount.1a.js:1:2345\n@https://shop.test/assets/main.2b.js:3:4\nforEach@[native code]',
    ],
  ])('sends where an error was thrown, as %s writes it', async (_browser, stack) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const sendBeacon = jest.fn<boolean, [url: string, body: Blob]>();
    Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
    createErrorReport()(Object.assign(new Error('gone'), { stack }), {});
    expect(JSON.parse(await readBlob(sendBeacon.mock.lastCall?.[1]))).toMatchObject({
      frames: ['https://shop.test/remotes/cart/1.0.0/mount.1a.js:1:2345', 'https://shop.test/assets/main.2b.js:3:4'],
    });
  });
});

async function readBlob(blob = new Blob()): Promise<string> {
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsText(blob);
  await read;
  return String(reader.result);
}
