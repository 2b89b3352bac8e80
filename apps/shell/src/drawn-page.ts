import { createContext, useState, useSyncExternalStore } from 'react';
import { type DrawnFor, type DrawnPage, drawnPageId, drawnRemoteId, type DrawnSlot } from '@alzette/discovery';
import type { DrawnRemote } from '@alzette/remote-contract';
import { cartCookieOf, type CartItem, type CheckoutType, type PrepaidProduct } from '@alzette/shop-model';
import {
  itemsRefreshed,
  makeStore,
  prepaidRefreshed,
  selectCart,
  type SharedState,
  type ShopStore,
} from '@alzette/shop-store';

/** The page as the server drew it; null where the browser draws it. */
export const DrawnPageContext = createContext<DrawnPage | null>(null);

/** What the server drew into the slot; null where the browser draws it. */
export const DrawnSlotContext = createContext<DrawnSlot<DrawnRemote> | null>(null);

/** What the server drew; null when it sent a skeleton. */
export function readDrawnPage(): DrawnPage | null {
  return readJson<DrawnPage>(drawnPageId);
}

/**
 * What the server drew into the slot. Where it drew the cart that this browser holds, its prices are newer: the store takes them,
 * and the remote continues from the store.
 */
export function readDrawnSlot(store: ShopStore): DrawnSlot<DrawnRemote> | null {
  const slot = readJson<DrawnSlot<DrawnRemote>>(drawnRemoteId);
  if (!slot) return null;
  const { state } = slot.drawn;
  // The server part of the shop makes them of the catalogue, as the store does.
  const drawn = state.cart as unknown as {
    readonly items: readonly CartItem[];
    readonly prepaid: PrepaidProduct | null;
  };
  if (cartCookieOf(drawn) !== cartCookieOf(selectCart(store.getState()))) return slot;
  if (drawn.prepaid) store.dispatch(prepaidRefreshed({ product: drawn.prepaid }));
  else store.dispatch(itemsRefreshed({ items: drawn.items }));
  return { ...slot, drawn: { ...slot.drawn, state: { ...state, cart: selectCart(store.getState()) } } };
}

function readJson<Value>(id: string): Value | null {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Value) : null;
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
  const [isDrawn] = useState(
    useSyncExternalStore(
      neverChanges,
      () => false,
      () => true,
    ),
  );
  return isDrawn;
}

/** What only the browser knows, after hydration; until then what the server assumed. */
export function useBrowserValue<Value>(read: () => Value, drawnValue: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => drawnValue);
}

function neverChanges(): () => void {
  return () => undefined;
}
