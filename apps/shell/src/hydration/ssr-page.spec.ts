import { ssrRemoteId } from '@alzette/discovery';
import type { CartItem, PrepaidProduct } from '@alzette/shop-model';
import { selectCart, selectItems } from '@alzette/shop-store';
import { aCartItem, aTopUp, storeWith } from '@alzette/testing';
import { readSsrRemote } from './ssr-page';

const item = aCartItem();
const dearer = { ...item, price: { ...item.price, original: item.price.original + 500 } };

interface RenderedCart {
  readonly items?: readonly CartItem[];
  readonly prepaid?: PrepaidProduct | null;
}

/** A page that the server rendered with this cart. */
function render({ items = [], prepaid = null }: RenderedCart) {
  const script = document.body.appendChild(document.createElement('script'));
  script.id = ssrRemoteId;
  script.type = 'application/json';
  const state = { cart: { ...selectCart(storeWith().getState()), items, prepaid }, session: { status: 'guest' } };
  script.textContent = JSON.stringify({ place: 'cart', state, cookies: {} });
}

afterEach(() => document.body.replaceChildren());

describe('the cart that the server rendered', () => {
  it('[D13, D15] brings the prices of today into the cart that the browser holds', () => {
    render({ items: [dearer] });
    const store = storeWith({ items: [item] });
    const remote = readSsrRemote(store, true);
    expect(selectItems(store.getState())).toEqual([dearer]);
    expect(remote?.state.cart).toBe(selectCart(store.getState()));
  });

  it('[D13, M1] brings the price of a prepaid product', () => {
    const cheaper = { ...aTopUp(), amount: 1900 };
    render({ prepaid: cheaper });
    const store = storeWith({ cart: { prepaid: aTopUp(), checkoutType: 'prepaid_top_up' } });
    readSsrRemote(store, true);
    expect(selectCart(store.getState()).prepaid).toEqual(cheaper);
  });

  it.each([
    ['another line item', [aCartItem({ identifier: 'line-2' })]],
    ['another response', [{ ...dearer, keepNumber: true }]],
    ['one line item less', []],
  ])('[D15] with %s changes nothing in the browser', (_difference, items) => {
    render({ items });
    const store = storeWith({ items: [item] });
    const before = selectCart(store.getState());
    const remote = readSsrRemote(store, true);
    expect(selectCart(store.getState())).toBe(before);
    expect(remote?.state.cart).not.toBe(before);
  });

  it.each([{ items: [item] }, { prepaid: aTopUp() }])(
    '[B5] is the cart of a browser whose storage has none',
    (cart) => {
      render(cart);
      const store = storeWith();
      const remote = readSsrRemote(store);
      expect(selectCart(store.getState())).toMatchObject({ items: [], prepaid: null, ...cart });
      expect(remote?.state.cart).toBe(selectCart(store.getState()));
    },
  );

  it('is none on a page that the browser renders', () => {
    expect(readSsrRemote(storeWith())).toBeNull();
  });
});
