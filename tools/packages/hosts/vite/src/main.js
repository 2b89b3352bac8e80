import { createServices } from '@alzette/host-kit';
import { rebuildCart } from '@alzette/shop-client';
import {
  checkoutTypeChosen,
  makeStore,
  offerAdded,
  persist,
  selectCart,
  selectProductCount,
} from '@alzette/shop-store';

const locale = 'en';
const store = makeStore();
persist(store, () => undefined);
const services = createServices('https://shop.operator.example', {
  store,
  locale,
  navigate: (path) => window.location.assign(path),
  track: () => undefined,
});
const place = document.getElementById('place');
const toggle = document.getElementById('toggle');

/** Unmounts the cart while it is shown. */
let leave = null;

async function showCart() {
  const { mount } = await import('cart/mount');
  const abort = new AbortController();
  const mounted = mount(place, {
    services: await services,
    props: { path: '/en/cart', query: '' },
    signal: abort.signal,
    onReady: () => place.setAttribute('data-ready', ''),
    onFatal: console.error,
  });
  toggle.textContent = 'Leave the cart';
  leave = () => {
    abort.abort();
    mounted.unmount();
    place.removeAttribute('data-ready');
    toggle.textContent = 'Show the cart';
    leave = null;
  };
}

async function addToCart(type, code) {
  const identifier = `${type}-${crypto.randomUUID()}`;
  const entry = { type, code, productCode: code, taxon: null, quantity: 1, identifier, parentIdentifier: null };
  const { items } = await rebuildCart((await services).http, locale, [{ ...entry, origin: `/${locale}` }]);
  if (selectCart(store.getState()).checkoutType !== 'esales')
    store.dispatch(checkoutTypeChosen({ checkoutType: 'esales' }));
  store.dispatch(offerAdded({ items }));
}

function showCount() {
  document.getElementById('count').textContent = `${selectProductCount(store.getState())} in the cart`;
}

store.subscribe(showCount);
showCount();
document.getElementById('add').addEventListener('click', () => addToCart('mobile', 'mobile-alzette-s'));
toggle.addEventListener('click', () => (leave ? leave() : showCart()));
