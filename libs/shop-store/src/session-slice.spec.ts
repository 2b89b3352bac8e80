import type { Customer } from '@alzette/shop-model';
import { aCartItem } from '@alzette/shop-model/testing';
import { itemAdded } from './cart-slice';
import {
  customerLoggedIn,
  customerLoggedOut,
  customerRecognised,
  makeStore,
  selectCustomer,
  selectItems,
  selectTotals,
} from './index';

describe('the session', () => {
  const customer = { accountNumber: 'ALZ-1' } as Customer;

  it('[A6, D14] makes prices those of an existing customer, and leaves the cart alone', () => {
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
