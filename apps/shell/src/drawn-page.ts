import { createContext, useSyncExternalStore } from 'react';
import { type DrawnFor, type DrawnPage, drawnPageId } from '@alzette/discovery';
import type { CheckoutType } from '@alzette/shop-model';
import { makeStore, type SharedState } from '@alzette/shop-store';

/** The page as the server drew it; null where the browser draws it. */
export const DrawnPageContext = createContext<DrawnPage | null>(null);

/** What the server drew; null when it sent a skeleton. */
export function readDrawnPage(): DrawnPage | null {
  const text = document.getElementById(drawnPageId)?.textContent;
  return text ? (JSON.parse(text) as DrawnPage) : null;
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

/** What only the browser knows, after hydration; until then what the server assumed. */
export function useBrowserValue<Value>(read: () => Value, drawnValue: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => drawnValue);
}

function neverChanges(): () => void {
  return () => undefined;
}
