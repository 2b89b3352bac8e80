export {
  cartCleared,
  cartConfirmed,
  cartReplaced,
  cartSlice,
  freshCart,
  itemAdded,
  itemRemoved,
  itemsRefreshed,
  preconfTokenStored,
  simTypeChosen,
  type CartState,
} from './cart-slice';
export { checkoutFormSlice, valuesForgotten, valuesReplaced, valuesTyped, type CheckoutFormState } from './checkout-form-slice';
export { sessionSlice, type SessionState } from './session-slice';
export { makeStore, ReducerPathTakenError, type SharedState, type ShopStore } from './make-store';
export { persist, withoutSensitive } from './persistence';
export {
  selectCart,
  selectItems,
  selectMobileLines,
  selectNeedsDelivery,
  selectSubscriptionCount,
  selectSubscriptionItems,
  selectTotals,
  selectValues,
} from './selectors';
