import { createContext, useState } from 'react';
import { type DrawnFor, type DrawnPage, drawnPageId, drawnRemoteId } from '@alzette/discovery';
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

/** The page as the server drew it; null where the browser draws it. */
export const DrawnPageContext = createContext<DrawnPage | null>(null);

/** The remote that the server drew into the page's slot; null where the browser draws it. */
export const DrawnRemoteContext = createContext<DrawnRemote | null>(null);

/** What the server drew; null when it sent a skeleton. */
export function readDrawnPage(): DrawnPage | null {
  return readJson<DrawnPage>(drawnPageId);
}

/**
 * The remote that the server drew. Where it drew the cart that this browser holds, its prices are newer: the store takes them,
 * and the remote continues from the store. A browser without a stored cart takes the cart, which the server made of the cookie.
 */
export function readDrawnRemote(store: ShopStore, isStored = isCartStored()): DrawnRemote | null {
  const remote = readJson<DrawnRemote>(drawnRemoteId);
  if (!remote) return null;
  const { state } = remote;
  // The server part of the shop makes them of the catalogue, as the store does.
  const drawn = state.cart as unknown as {
    readonly items: readonly CartItem[];
    readonly prepaid: PrepaidProduct | null;
  };
  if (!isStored) takeCart(store, drawn);
  if (cartCookieOf(drawn) !== cartCookieOf(selectCart(store.getState()))) return remote;
  if (drawn.prepaid) store.dispatch(prepaidRefreshed({ product: drawn.prepaid }));
  else store.dispatch(itemsRefreshed({ items: drawn.items }));
  return { ...remote, state: { ...state, cart: selectCart(store.getState()) } };
}

function takeCart(
  store: ShopStore,
  { items, prepaid }: { readonly items: readonly CartItem[]; readonly prepaid: PrepaidProduct | null },
): void {
  if (prepaid) store.dispatch(prepaidChosen({ product: prepaid }));
  else if (items.length > 0) store.dispatch(savedCartRestored({ items }));
}

/** The state that a page is drawn with: an empty cart, and no account. An unknown type has a page of its own. */
export function drawnState({ isCustomer, checkoutType }: DrawnFor): SharedState {
  const { cart, ...state } = makeStore().getState();
  return {
    ...state,
    cart: { ...cart, checkoutType: checkoutType as CheckoutType },
    session: { status: isCustomer ? 'customer' : 'guest', customer: null },
  };
}

/** Whether the component is drawn on the server, or continues from there. */
export function useIsDrawn(): boolean {
  const [isDrawn] = useState(useBrowserValue(() => false, true));
  return isDrawn;
}
