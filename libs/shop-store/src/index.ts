export {
  addOnChosen,
  cartCleared,
  cartConfirmed,
  cartReplaced,
  cartSlice,
  cartVersionChanged,
  checkoutTypeChosen,
  freshCart,
  installationModeChosen,
  itemAdded,
  itemRemoved,
  itemsPutBack,
  itemsRefreshed,
  keepNumberChosen,
  offerAdded,
  preconfReset,
  preconfTokenStored,
  prepaidChosen,
  quantityChanged,
  savedCartRestored,
  simTypeChosen,
  voucherApplied,
  voucherCleared,
  type CartState,
} from './cart-slice';
export { checkoutFormSlice, valuesErased, valuesForgotten, valuesReplaced, valuesTyped, type CheckoutFormState } from './checkout-form-slice';
export { customerLoggedIn, customerLoggedOut, customerRecognised, sessionSlice, type SessionState } from './session-slice';
export { makeStore, ReducerPathTakenError, type SharedState, type ShopStore } from './make-store';
export { persist, withoutSensitive } from './persistence';
export {
  selectCart,
  selectChildren,
  selectCustomer,
  selectIsExistingCustomer,
  selectIsGuest,
  selectItems,
  selectMobileLines,
  selectNeedsDelivery,
  selectSubscriptionCount,
  selectSubscriptionItems,
  selectTotals,
  selectValues,
} from './selectors';
