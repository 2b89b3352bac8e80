import { createSelector } from '@reduxjs/toolkit';
import { cartTotals, mobileLines, subscriptionItems } from '@alzette/shop-model';
import { cartSlice } from './cart-slice';
import { checkoutFormSlice } from './checkout-form-slice';

// Derived lists are memoised so that a selector gives the same array until its input changes.
const { selectCart, selectItems, selectNeedsDelivery, selectSubscriptionCount } = cartSlice.selectors;

export const selectSubscriptionItems = createSelector([selectItems], (items) => subscriptionItems([...items]));
export const selectMobileLines = createSelector([selectItems], (items) => mobileLines([...items]));
export const selectTotals = createSelector([selectItems], (items) => cartTotals([...items], false));
export const { selectValues } = checkoutFormSlice.selectors;
export { selectCart, selectItems, selectNeedsDelivery, selectSubscriptionCount };
