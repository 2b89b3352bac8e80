import type { CartItem, FormValues } from '@alzette/shop-model';
import { makeStore, type CartState, type ShopStore } from '@alzette/shop-store';

interface StoreContent {
  readonly items?: readonly CartItem[];
  readonly values?: FormValues;
  readonly cart?: Partial<CartState>;
}

/** The real store with a cart and typed values. */
export function storeWith({ items = [], values = {}, cart = {} }: StoreContent = {}): ShopStore {
  return makeStore({ cart: { ...makeStore().getState().cart, ...cart, items }, checkoutForm: { values } } as never);
}
