import { createSlice } from '@reduxjs/toolkit';
import { makeStore } from '@alzette/shop-store';
import { dispatchingRelease, storeForRelease } from './replaceable-slices';

const visits = (initialState: unknown, reducerPath = 'cart/visits') =>
  createSlice({ name: 'visits', reducerPath, initialState, reducers: { visited: () => 'visited' } });

const stateOf = (store: { getState(): unknown }) => (store.getState() as Record<string, unknown>)['cart/visits'];

it('[P2, P3] another release of the same remote replaces its private slices and their state', () => {
  const store = makeStore();
  const [newer, older] = [visits({ count: 1 }), visits(0)];
  storeForRelease(store, 'cart', '1.0.0').inject(newer);
  store.dispatch(newer.actions.visited());
  expect(stateOf(store)).toBe('visited');
  storeForRelease(store, 'cart', '1.0.0').inject(older);
  expect(stateOf(store)).toBe(0);
  store.dispatch({ type: 'visits/visited' });
  expect(stateOf(store)).toBe('visited');
});

it('[P2] injecting a slice twice changes nothing: two slots may show one release', () => {
  const store = makeStore();
  const slice = visits(0);
  storeForRelease(store, 'cart', '1.0.0').inject(slice);
  store.dispatch(slice.actions.visited());
  storeForRelease(store, 'cart', '1.0.0').inject(slice);
  expect(stateOf(store)).toBe('visited');
});

it('[P2] the path of another owner is refused', () => {
  const store = makeStore();
  expect(() => storeForRelease(store, 'cart', '1.0.0').inject(visits(0, 'cart'))).toThrow(
    /already has another reducer at "cart"/u,
  );
  storeForRelease(store, 'cart', '1.0.0').inject(visits(0));
  expect(() => storeForRelease(store, 'loyalty', '1.0.0').inject(visits(1))).toThrow(/already has another reducer/u);
  expect(stateOf(store)).toBe(0);
});

it('[P2] a remote whose name begins another one’s replaces no slice of it', () => {
  const store = makeStore();
  storeForRelease(store, 'cart-plus', '1.0.0').inject(visits(0, 'cart-plus/visits'));
  expect(() => storeForRelease(store, 'cart', '1.0.0').inject(visits(1, 'cart-plus/visits'))).toThrow(
    /already has another reducer at "cart-plus\/visits"/u,
  );
});

it('[P2, P3] an action that the store does not know names the release that dispatched it', () => {
  const reports: unknown[] = [];
  const store = makeStore({}, (type) => reports.push({ type, ...dispatchingRelease() }));
  const { dispatch } = storeForRelease(store, 'cart', '1.1.0');
  dispatch({ type: 'cart/itemDropped' });
  store.dispatch({ type: 'cart/itemLost' });
  expect(reports).toEqual([
    { type: 'cart/itemDropped', remote: 'cart', version: '1.1.0', phase: 'action' },
    { type: 'cart/itemLost' },
  ]);
});
