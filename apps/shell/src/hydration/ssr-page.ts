import { createContext, useState } from 'react';
import { type RenderedFor, type SsrPage, ssrPageId, ssrRemoteId } from '@alzette/discovery';
import type { DrawnRemote } from '@alzette/remote-contract';
import { useBrowserValue } from '@alzette/remote-react';
import { cartCookieOf, type CartItem, type CheckoutType, type PrepaidProduct } from '@alzette/shop-model';
import {
  isCartStored,
  itemsRefreshed,
  makeStore,
  prepaidChosen,
  prepaidRefreshed,
  savedCartRestored,
  selectCart,
  type SharedState,
  type ShopStore,
} from '@alzette/shop-store';
import { readJson } from './boot';

/** The page as the server rendered it; null where the browser renders it. */
export const SsrPageContext = createContext<SsrPage | null>(null);

/** The remote that the server rendered into the page's slot; null where the browser renders it. */
export const SsrRemoteContext = createContext<DrawnRemote | null>(null);

/** The page that the server rendered; null when it sent a skeleton. */
export function readSsrPage(): SsrPage | null {
  return readJson<SsrPage>(ssrPageId);
}

/**
 * The remote that the server rendered. If it rendered the cart of this browser, its prices are newer: the store takes them,
 * and the remote continues from the store. A browser without a stored cart takes the cart that the server created from the cookie.
 */
export function readSsrRemote(store: ShopStore, isStored = isCartStored()): DrawnRemote | null {
  const remote = readJson<DrawnRemote>(ssrRemoteId);
  if (!remote) return null;
  const { state } = remote;
  // The server bundle of the shop creates the items from the catalogue, as the store does.
  const ssrRemote = state.cart as unknown as {
    readonly items: readonly CartItem[];
    readonly prepaid: PrepaidProduct | null;
  };
  if (!isStored) takeCart(store, ssrRemote);
  if (cartCookieOf(ssrRemote) !== cartCookieOf(selectCart(store.getState()))) return remote;
  if (ssrRemote.prepaid) store.dispatch(prepaidRefreshed({ product: ssrRemote.prepaid }));
  else store.dispatch(itemsRefreshed({ items: ssrRemote.items }));
  return { ...remote, state: { ...state, cart: selectCart(store.getState()) } };
}

function takeCart(
  store: ShopStore,
  { items, prepaid }: { readonly items: readonly CartItem[]; readonly prepaid: PrepaidProduct | null },
): void {
  if (prepaid) store.dispatch(prepaidChosen({ product: prepaid }));
  else if (items.length > 0) store.dispatch(savedCartRestored({ items }));
}

/** The state that a page is rendered with: an empty cart, and no account. An unknown type has a page of its own. */
export function ssrState({ isCustomer, checkoutType }: RenderedFor): SharedState {
  const { cart, ...state } = makeStore().getState();
  return {
    ...state,
    cart: { ...cart, checkoutType: checkoutType as CheckoutType },
    session: { status: isCustomer ? 'customer' : 'guest', customer: null },
  };
}

/** Whether the component is server-rendered, or hydrates server-rendered HTML. */
export function useIsServerRendered(): boolean {
  const [isServerRendered] = useState(useBrowserValue(() => false, true));
  return isServerRendered;
}
