import { createSelector } from '@reduxjs/toolkit';
import {
  cartTotals,
  childrenOf,
  mobileLines,
  subscriptionItems,
  withItemAnswers,
  type CartItem,
  type CartTotals,
  type FormValues,
} from '@alzette/shop-model';
import { cartSlice } from './cart-slice';
import { checkoutFormSlice } from './checkout-form-slice';
import type { SharedState } from './make-store';
import { sessionSlice } from './session-slice';

// Derived lists are memoised so that a selector gives the same array until its input changes.
const { selectCart, selectItems, selectNeedsDelivery, selectProductCount, selectSubscriptionCount } =
  cartSlice.selectors;
const { selectCustomer, selectIsExistingCustomer, selectIsGuest } = sessionSlice.selectors;

// Explicit types: inferred ones would name types of the memoising library in the package's declarations.
type CartSelector<Value, Needed extends keyof SharedState = 'cart'> = (state: Pick<SharedState, Needed>) => Value;

export const selectSubscriptionItems: CartSelector<CartItem[]> = createSelector([selectItems], (items) =>
  subscriptionItems(items),
);
export const selectMobileLines: CartSelector<CartItem[]> = createSelector([selectItems], (items) => mobileLines(items));
export const selectTotals: CartSelector<CartTotals, 'cart' | 'session'> = createSelector(
  [selectItems, selectIsExistingCustomer],
  cartTotals,
);
/** What the shopper typed, without the answers that the cart owns. Forms start from it. */
export const selectTypedValues = checkoutFormSlice.selectors.selectValues;
/** Every answer under its form key: what was typed, and what the cart owns. */
export const selectValues: CartSelector<FormValues, 'cart' | 'checkoutForm'> = createSelector(
  [selectTypedValues, selectItems],
  withItemAnswers,
);
export {
  selectCart,
  selectCustomer,
  selectIsExistingCustomer,
  selectIsGuest,
  selectItems,
  selectNeedsDelivery,
  selectProductCount,
  selectSubscriptionCount,
};

/** Add-ons and packages of one line; use it with `shallowEqual`. */
export function selectChildren(state: Pick<SharedState, 'cart'>, identifier: string): CartItem[] {
  return childrenOf(state.cart.items, identifier);
}
