import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  emptyCart,
  needsDelivery,
  subscriptionItems,
  type Cart,
  type CartItem,
  type SimType,
} from '@alzette/shop-model';

/** The cart and an id of its own: a new one each time the cart starts afresh, so that two purchases never look alike. */
export interface CartState extends Cart {
  readonly id: string;
}

export function freshCart(): CartState {
  return { ...emptyCart, id: crypto.randomUUID() };
}

export const cartSlice = createSlice({
  name: 'cart',
  initialState: freshCart,
  reducers: {
    itemAdded(state, { payload }: PayloadAction<CartItem>) {
      state.items.push(structuredClone(payload) as never);
      state.confirmed = false;
    },
    itemRemoved(state, { payload }: PayloadAction<{ identifier: string }>) {
      state.items = state.items.filter(
        (item) => item.identifier !== payload.identifier && item.parentIdentifier !== payload.identifier,
      );
    },
    /** The catalogue was read again: the same lines with today's words and prices. */
    itemsRefreshed(state, { payload }: PayloadAction<{ items: readonly CartItem[] }>) {
      const fresh = new Map(payload.items.map((item) => [item.identifier, item]));
      state.items = state.items.map((item) => {
        const refreshed = fresh.get(item.identifier);
        return refreshed ? (structuredClone(refreshed) as never) : item;
      });
    },
    simTypeChosen(state, { payload }: PayloadAction<{ identifier: string; simType: SimType }>) {
      const item = state.items.find((candidate) => candidate.identifier === payload.identifier);
      if (item) item.simType = payload.simType;
    },
    preconfTokenStored(state, { payload }: PayloadAction<{ preconfToken: string }>) {
      state.preconfToken = payload.preconfToken;
    },
    /** The order is confirmed: what was bought leaves the cart (spec row L3). */
    cartConfirmed: () => ({ ...freshCart(), confirmed: true }),
    cartCleared: () => freshCart(),
    /** Another tab, or the storage at start, has a newer cart. */
    cartReplaced: (_state, { payload }: PayloadAction<CartState>) => payload,
  },
  selectors: {
    selectCart: (state) => state,
    selectItems: (state) => state.items,
    selectSubscriptionCount: (state) => subscriptionItems(state.items).length,
    selectNeedsDelivery: (state) => needsDelivery(state.items),
  },
});

export const {
  itemAdded,
  itemRemoved,
  itemsRefreshed,
  simTypeChosen,
  preconfTokenStored,
  cartConfirmed,
  cartCleared,
  cartReplaced,
} = cartSlice.actions;
