import { createSlice } from '@reduxjs/toolkit';
import { aCartItem } from '@alzette/shop-model/testing';
import { cartSlice, itemAdded } from './cart-slice';
import { checkoutFormSlice, ReducerPathTakenError } from './store';
import {
  makeStore,
  sessionSlice,
  valuesErased,
  valuesForgotten,
  valuesTyped,
  customerLoggedIn,
  customerLoggedOut,
  customerRecognised,
  selectCustomer,
  selectItems,
  selectTotals,
} from '.';
import type { Customer } from '@alzette/shop-model';

const counter = () =>
  createSlice({
    name: 'counter',
    reducerPath: 'cart/counter',
    initialState: { count: 0 },
    reducers: { counted: (state) => ({ count: state.count + 1 }) },
  });

describe('the store of a page', () => {
  it('[P2] knows its actions, and reports an unknown one once', () => {
    const unknown: string[] = [];
    const store = makeStore({}, (type) => unknown.push(type));
    store.dispatch(itemAdded(aCartItem()));
    store.inject(counter());
    store.dispatch({ type: 'counter/anything' });
    expect(unknown).toEqual([]);
    store.dispatch({ type: 'cart/itemDropped' });
    store.dispatch({ type: 'cart/itemDropped' });
    store.dispatch({ type: 'session/loggedOff' });
    expect(unknown).toEqual(['cart/itemDropped', 'session/loggedOff']);
  });

  it('[P2] has the shared slices at their paths', () => {
    const paths = [cartSlice, checkoutFormSlice, sessionSlice].map(({ reducerPath }) => reducerPath);
    expect(paths).toEqual(['cart', 'checkoutForm', 'session']);
    expect(new Set(paths).size).toBe(paths.length);
    expect(Object.keys(makeStore().getState()).sort()).toEqual([...paths].sort());
  });

  it('[P2] accepts a slice of a remote beside the shared ones', () => {
    const store = makeStore();
    const slice = counter();
    store.inject(slice);
    store.dispatch(slice.actions.counted());
    expect(store.getState()).toHaveProperty(['cart/counter'], { count: 1 });
  });

  it('[P2] ignores the second injection of a slice and keeps its state', () => {
    const store = makeStore();
    const slice = counter();
    store.inject(slice);
    store.dispatch(slice.actions.counted());
    store.inject(slice);
    expect(store.getState()).toHaveProperty(['cart/counter'], { count: 1 });
  });

  it('[P2] refuses another reducer at a used path and keeps the first one', () => {
    const store = makeStore();
    store.inject(counter());
    expect(() => store.inject(counter())).toThrow(ReducerPathTakenError);
    const intruder = createSlice({ name: 'cart', initialState: { items: 'mine' }, reducers: {} });
    expect(() => store.inject(intruder)).toThrow(/already has another reducer at "cart"/u);
    store.dispatch(itemAdded(aCartItem()));
    expect(store.getState().cart.items).toHaveLength(1);
  });

  it('[P2] injects a slice into itself only', () => {
    const slice = counter();
    makeStore().inject(slice);
    expect(makeStore().getState()).not.toHaveProperty(['cart/counter']);
  });

  it('notifies its subscribers of an injected slice', () => {
    const store = makeStore();
    const listener = jest.fn();
    store.subscribe(listener);
    store.inject(counter());
    expect(listener).toHaveBeenCalled();
  });
});

describe('typed values', () => {
  it('accumulate until they are deleted', () => {
    const store = makeStore();
    store.dispatch(valuesTyped({ 'contract.contact.email': 'ada@example.lu' }));
    store.dispatch(valuesTyped({ 'contract.contact.phone': '691' }));
    expect(store.getState().checkoutForm.values).toEqual({
      'contract.contact.email': 'ada@example.lu',
      'contract.contact.phone': '691',
    });
    store.dispatch(valuesForgotten());
    expect(store.getState().checkoutForm.values).toEqual({});
  });

  it('[E1] can be deleted one by one', () => {
    const store = makeStore();
    store.dispatch(valuesTyped({ 'contract.contact.email': 'ada@example.lu', 'contract.contact.phone': '691' }));
    store.dispatch(valuesErased({ names: ['contract.contact.phone', 'never.typed'] }));
    expect(store.getState().checkoutForm.values).toEqual({ 'contract.contact.email': 'ada@example.lu' });
  });
});

describe('the session', () => {
  const customer = { accountNumber: 'ALZ-1' } as Customer;

  it('[A6, D14] changes prices to those of an existing customer, and not the cart', () => {
    const store = makeStore();
    store.dispatch(itemAdded(aCartItem()));
    expect(selectTotals(store.getState()).monthly).toBe(2499);
    store.dispatch(customerRecognised());
    expect(selectTotals(store.getState()).monthly).toBe(2799);
    store.dispatch(customerLoggedIn({ customer }));
    expect(selectCustomer(store.getState())).toBe(customer);
    store.dispatch(customerLoggedOut());
    expect(selectTotals(store.getState()).monthly).toBe(2499);
    expect(selectCustomer(store.getState())).toBeNull();
    expect(selectItems(store.getState())).toHaveLength(1);
  });
});
