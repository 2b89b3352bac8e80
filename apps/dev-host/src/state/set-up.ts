import type { HttpPort } from '@alzette/remote-contract';
import { rebuildCart } from '@alzette/shop-client';
import type { Locale } from '@alzette/shop-model';
import {
  customerLoggedIn,
  prepaidChosen,
  savedCartRestored,
  valuesReplaced,
  type ShopStore,
} from '@alzette/shop-store';
import type { AloneState } from '../alone-boot';

/** Forgets what this page kept, so that a state begins afresh. */
export function forgetEverything(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
}

/** Puts a ready-made state into the store, through the actions that the shop itself uses. */
export async function setUp(store: ShopStore, http: HttpPort, locale: Locale, state: AloneState): Promise<void> {
  if (state.customer) store.dispatch(customerLoggedIn({ customer: state.customer }));
  if (state.prepaid) store.dispatch(prepaidChosen({ product: state.prepaid }));
  if (state.cart) {
    const { items } = await rebuildCart(http, locale, state.cart);
    store.dispatch(savedCartRestored({ items }));
  }
  store.dispatch(valuesReplaced(state.values ?? {}));
}
