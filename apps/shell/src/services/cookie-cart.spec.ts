import { cartCookieOf, type CartItem, type PrepaidProduct } from '@alzette/shop-model';
import { offerAdded, selectCart, selectItems } from '@alzette/shop-store';
import { aCartItem, aMobileVariant, aTopUp, fakeHttp, fakeServices } from '@alzette/testing';
import { restoreCookieCart } from './cookie-cart';

const item = aCartItem();
const offer = '/api/catalogue/subscriptions/mobile/variant/mobile-m-24';

function restore(
  cart: { readonly items?: readonly CartItem[]; readonly prepaid?: PrepaidProduct | null },
  { http = fakeHttp(), placedOrder = null as string | null, before = [] as readonly CartItem[] } = {},
) {
  const { services, store, reported } = fakeServices({ http });
  if (before.length > 0) store.dispatch(offerAdded({ items: before }));
  const cookie = cartCookieOf({ items: [], prepaid: null, ...cart });
  const restored = restoreCookieCart(store, services, { cart: cookie, placedOrder });
  return { store, reported, restored };
}

const sold = () => fakeHttp().on('GET', offer, aMobileVariant());

describe('a browser that lost its stored cart', () => {
  it('[B5] has the cart of its cookie, with the values of its items', async () => {
    const kept = { ...item, keepNumber: true };
    const { store, restored } = restore({ items: [kept] }, { http: sold() });
    await restored;
    expect(selectItems(store.getState())).toMatchObject([
      { identifier: kept.identifier, variant: kept.variant, keepNumber: true },
    ]);
  });

  it('[B5] has its prepaid product', async () => {
    const http = fakeHttp().on('GET', '/api/catalogue/prepaid/top-up-amounts', {
      items: [{ code: 'top-up-20', name: '€20 top-up', amount: 2000 }],
    });
    const { store, restored } = restore({ prepaid: aTopUp() }, { http });
    await restored;
    expect(selectCart(store.getState())).toMatchObject({ prepaid: aTopUp(), checkoutType: 'prepaid_top_up' });
  });

  it('[K8, L2] has the order whose payment was begun', async () => {
    const { store, restored } = restore({ items: [item] }, { http: sold(), placedOrder: 'esales.order-1' });
    await restored;
    const { id, placedOrder } = selectCart(store.getState());
    expect(placedOrder).toEqual({ tokenValue: 'order-1', type: 'esales', cartId: id, wantsNewsletter: false });
  });

  it('[B5] keeps what the shopper added meanwhile', async () => {
    const { store, restored } = restore({ items: [item] }, { http: sold() });
    const other = aCartItem({ identifier: 'line-2' });
    store.dispatch(offerAdded({ items: [other] }));
    await restored;
    expect(selectItems(store.getState())).toEqual([other]);
  });

  it('[B5] leaves out what is no longer sold', async () => {
    const { store, reported, restored } = restore(
      { items: [item] },
      { http: fakeHttp().fails('GET', offer, { status: 404, code: 'not_found' }) },
    );
    await restored;
    expect(selectItems(store.getState())).toEqual([]);
    expect(reported).toEqual([]);
  });

  it('[B5] starts with an empty cart if the catalogue does not respond, which is reported', async () => {
    const { store, reported, restored } = restore(
      { items: [item] },
      { http: fakeHttp().fails('GET', offer, { status: null, code: 'unreachable' }) },
    );
    await restored;
    expect(selectItems(store.getState())).toEqual([]);
    expect(reported).toHaveLength(1);
  });
});
