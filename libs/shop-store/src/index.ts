export {
  addOnChosen,
  cartCleared,
  cartConfirmed,
  checkoutTypeChosen,
  installationModeChosen,
  itemRemoved,
  itemsRestored,
  itemsRefreshed,
  keepNumberChosen,
  offerAdded,
  preconfTokenStored,
  prepaidChosen,
  prepaidRefreshed,
  savedCartRestored,
  simTypeChosen,
  voucherApplied,
  voucherCleared,
  type CartState,
} from './cart-slice';
export { valuesErased, valuesForgotten, valuesReplaced, valuesTyped } from './checkout-form-slice';
export { customerLoggedIn, customerLoggedOut, customerRecognised, sessionSlice } from './session-slice';
export { makeStore, type SharedState, type ShopStore } from './store';
export { persist } from './persistence';
export {
  selectCart,
  selectChildren,
  selectCustomer,
  selectIsExistingCustomer,
  selectIsGuest,
  selectItems,
  selectProductCount,
  selectSubscriptionCount,
  selectSubscriptionItems,
  selectTotals,
  selectTypedValues,
  selectValues,
} from './store';
