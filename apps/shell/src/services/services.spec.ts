import { cartCookieOf } from '@alzette/shop-model';
import {
  cartCleared,
  checkoutTypeChosen,
  offerAdded,
  orderPlaced,
  placedOrderShown,
  prepaidChosen,
} from '@alzette/shop-store';
import { aCartItem, aTopUp, storeWith } from '@alzette/testing';
import { readBoot } from '../hydration/boot';
import { aBoot } from '../testing/boot';
import { createHostServices, readCartCookies, trackEvent, writeCartCookies } from './host-services';

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
    expect(services).toMatchObject({ version: '1.3', locale: 'en', settings: aBoot().settings });
  });
});

describe('the cookies of the cart', () => {
  const cookie = (name: string) =>
    document.cookie
      .split('; ')
      .find((each) => each.startsWith(`${name}=`))
      ?.slice(name.length + 1);

  afterEach(() => window.history.replaceState(null, '', '/'));

  it('[P1] name the checkout type for the next page unless it is esales', () => {
    const store = storeWith();
    writeCartCookies(store);
    expect(document.cookie).toBe('');
    store.dispatch(prepaidChosen({ product: aTopUp() }));
    expect(cookie('alzette_checkout')).toBe('prepaid_top_up');
    store.dispatch(checkoutTypeChosen({ checkoutType: 'esales' }));
    expect(cookie('alzette_checkout')).toBeUndefined();
  });

  it.each(['/fr/panier', '/en/cart', '/de/warenkorb'])(
    '[B5] %s gets the codes of the cart, at each change; other addresses of the site do not',
    (path) => {
      const store = storeWith();
      writeCartCookies(store);
      const items = [aCartItem()];
      store.dispatch(offerAdded({ items }));
      expect(cookie('alzette-cart')).toBeUndefined();
      window.history.replaceState(null, '', path);
      expect(cookie('alzette-cart')).toBe(cartCookieOf({ items, prepaid: null }));
      store.dispatch(cartCleared());
      expect(cookie('alzette-cart')).toBe('empty');
    },
  );

  it('[B5] loads nothing for an empty cart, and names a cart and a placed order', () => {
    window.history.replaceState(null, '', '/en/cart');
    const store = storeWith();
    writeCartCookies(store);
    expect(readCartCookies()).toBeNull();
    store.dispatch(offerAdded({ items: [aCartItem()] }));
    expect(readCartCookies()).toEqual({ cart: cookie('alzette-cart'), placedOrder: null });
    store.dispatch(orderPlaced({ tokenValue: 'order-1', type: 'esales' }));
    expect(readCartCookies()?.placedOrder).toBe('esales.order-1');
    store.dispatch(placedOrderShown());
    store.dispatch(cartCleared());
    expect(readCartCookies()).toBeNull();
  });
});
