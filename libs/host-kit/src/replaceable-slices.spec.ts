import { createSlice } from '@reduxjs/toolkit';
import { makeStore } from '@alzette/shop-store';
import { storeForRelease } from './replaceable-slices';

const visits = (initialState: unknown, reducerPath = 'cart/visits') =>
  createSlice({ name: 'visits', reducerPath, initialState, reducers: { visited: () => 'visited' } });

const stateOf = (store: { getState(): unknown }) => (store.getState() as Record<string, unknown>)['cart/visits'];

it('[P2, P3] another release of the same remote replaces its private slices and their state', () => {
  const store = makeStore();
  const [newer, older] = [visits({ count: 1 }), visits(0)];
  storeForRelease(store, 'cart').inject(newer);
  store.dispatch(newer.actions.visited());
  expect(stateOf(store)).toBe('visited');
  storeForRelease(store, 'cart').inject(older);
  expect(stateOf(store)).toBe(0);
  store.dispatch({ type: 'visits/visited' });
  expect(stateOf(store)).toBe('visited');
});

it('[P2] injecting a slice twice changes nothing: two slots may show one release', () => {
  const store = makeStore();
  const slice = visits(0);
  storeForRelease(store, 'cart').inject(slice);
  store.dispatch(slice.actions.visited());
  storeForRelease(store, 'cart').inject(slice);
  expect(stateOf(store)).toBe('visited');
});

it('[P2] the path of another owner is refused', () => {
  const store = makeStore();
  expect(() => storeForRelease(store, 'cart').inject(visits(0, 'cart'))).toThrow(
    /already has another reducer at "cart"/u,
  );
  storeForRelease(store, 'cart').inject(visits(0));
  expect(() => storeForRelease(store, 'loyalty').inject(visits(1))).toThrow(/already has another reducer/u);
  expect(stateOf(store)).toBe(0);
});

it('[P2] a remote whose name begins another one’s replaces no slice of it', () => {
  const store = makeStore();
  storeForRelease(store, 'cart-plus').inject(visits(0, 'cart-plus/visits'));
  expect(() => storeForRelease(store, 'cart').inject(visits(1, 'cart-plus/visits'))).toThrow(
    /already has another reducer at "cart-plus\/visits"/u,
  );
});
