import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  emptyCart,
  subscriptionItems,
  withAnswers,
  withChoice,
  withOffer,
  withoutItem,
  withRestored,
  type Cart,
  type CartItem,
  type PrepaidProduct,
  type CheckoutType,
  type RemovedItem,
  type SimType,
  type Voucher,
} from '@alzette/shop-model';

/** The cart and an id of its own: a new one each time the cart starts afresh, so that two purchases never look alike. */
export interface CartState extends Cart {
  readonly id: string;
}

export function freshCart(): CartState {
  return { ...emptyCart, id: crypto.randomUUID() };
}

type OfLine<Data = object> = PayloadAction<{ readonly identifier: string } & Data>;

function withItems(state: CartState, items: readonly CartItem[]): CartState {
  return items === state.items ? state : { ...state, items, confirmed: false };
}

/** Lines come from other bundles: the store keeps a copy of its own, and freezes only that. */
function own<Value>(value: Value): Value {
  return structuredClone(value);
}

/** What the shopper chose while the catalogue was being read stands. */
function withChoices(refreshed: CartItem, item: CartItem): CartItem {
  const { quantity, voucher } = item;
  return { ...withAnswers(refreshed, item), quantity: Math.min(quantity, refreshed.maxQuantity), voucher };
}

/** Changes one line and leaves the others as they are, so that only its card draws again. */
function withLine(state: CartState, identifier: string, change: (item: CartItem) => Partial<CartItem>): CartState {
  const items = state.items.map((item) => (item.identifier === identifier ? { ...item, ...change(item) } : item));
  return withItems(state, items);
}

export const cartSlice = createSlice({
  name: 'cart',
  initialState: freshCart,
  reducers: {
    itemAdded: (state: CartState, { payload }: PayloadAction<CartItem>) =>
      withItems(state, [...state.items, own(payload)]),
    /** A line and its add-ons. With `replaces`, they take the place of that line (spec row B9). */
    offerAdded: (state: CartState, { payload }: PayloadAction<{ items: readonly CartItem[]; replaces?: string }>) =>
      withItems(state, withOffer(state.items, own(payload.items), payload.replaces)),
    /** A line leaves with its add-ons. */
    itemRemoved: (state: CartState, { payload }: OfLine) =>
      withItems(state, withoutItem(state.items, payload.identifier)),
    /** What was removed comes back where it stood. */
    itemsPutBack: (state: CartState, { payload }: PayloadAction<{ lines: readonly RemovedItem[] }>) =>
      withItems(state, withRestored(state.items, payload.lines)),
    /** An add-on or TV package was chosen: another variant of it on the same line goes first (spec rows D4, D5). */
    addOnChosen: (state: CartState, { payload }: PayloadAction<{ item: CartItem }>) =>
      withItems(state, withChoice(state.items, own(payload.item))),
    /** Outside 1 to the line's maximum nothing changes (spec row N4). */
    quantityChanged(state: CartState, { payload }: OfLine<{ readonly quantity: number }>) {
      const { identifier, quantity } = payload;
      const isAllowed = (item: CartItem) => Number.isInteger(quantity) && quantity >= 1 && quantity <= item.maxQuantity;
      return withLine(state, identifier, (item) => (isAllowed(item) ? { quantity } : {}));
    },
    simTypeChosen: (state: CartState, { payload }: OfLine<{ readonly simType: SimType }>) =>
      withLine(state, payload.identifier, () => ({ simType: payload.simType })),
    /** The switch of spec row E1. */
    keepNumberChosen: (state: CartState, { payload }: OfLine<{ readonly keepNumber: boolean }>) =>
      withLine(state, payload.identifier, () => ({ keepNumber: payload.keepNumber })),
    /** Spec row J3; a code that the line does not have changes nothing. */
    installationModeChosen: (state: CartState, { payload }: OfLine<{ readonly installationMode: string }>) =>
      withLine(state, payload.identifier, ({ installationModes }) =>
        installationModes.some(({ code }) => code === payload.installationMode)
          ? { installationMode: payload.installationMode }
          : {},
      ),
    voucherApplied: (state: CartState, { payload }: OfLine<{ readonly voucher: Voucher }>) =>
      withLine(state, payload.identifier, () => ({ voucher: payload.voucher })),
    voucherCleared: (state: CartState, { payload }: OfLine) =>
      withLine(state, payload.identifier, () => ({ voucher: null })),
    /** The catalogue was read again: the same lines with today's words and prices. */
    itemsRefreshed(state: CartState, { payload }: PayloadAction<{ items: readonly CartItem[] }>) {
      const fresh = new Map(payload.items.map((item) => [item.identifier, item]));
      const items = state.items.map((item) => withChoices(fresh.get(item.identifier) ?? item, item));
      return { ...state, resetCartPreconf: false, items };
    },
    /** A saved cart, just read from the catalogue, takes the place of this one, at once (spec row C6). */
    savedCartRestored: (state: CartState, { payload }: PayloadAction<{ items: readonly CartItem[] }>): CartState => ({
      ...freshCart(),
      items: own(payload.items),
      version: state.version,
    }),
    /** The operator's site changed the cart behind the page's back: its items are to be read again (spec row B13). */
    cartVersionChanged: (state: CartState): CartState => ({ ...state, version: state.version + 1 }),
    preconfTokenStored: (state: CartState, { payload }: PayloadAction<{ preconfToken: string }>): CartState => ({
      ...state,
      preconfToken: payload.preconfToken,
    }),
    preconfReset: (state: CartState): CartState => ({ ...state, preconfToken: null, resetCartPreconf: true }),
    /** The first item of another kind of checkout starts a cart of that kind; ask the shopper before. */
    checkoutTypeChosen: (_state: CartState, { payload }: PayloadAction<{ checkoutType: CheckoutType }>): CartState => ({
      ...freshCart(),
      checkoutType: payload.checkoutType,
    }),
    /** A prepaid product is a cart of its own; ask the shopper before. */
    prepaidChosen: (_state: CartState, { payload }: PayloadAction<{ product: PrepaidProduct }>): CartState => ({
      ...freshCart(),
      checkoutType: payload.product.type,
      prepaid: own(payload.product),
    }),
    /** The catalogue was read again: the same product with today's words and price. The cart stays the one it was. */
    prepaidRefreshed: (state: CartState, { payload }: PayloadAction<{ product: PrepaidProduct }>): CartState =>
      state.prepaid?.code === payload.product.code && state.checkoutType === payload.product.type
        ? { ...state, prepaid: own(payload.product) }
        : state,
    /** The order is confirmed: what was bought leaves the cart (spec row L3). The confirmation stays that of its checkout. */
    cartConfirmed: (state: CartState): CartState => ({
      ...freshCart(),
      checkoutType: state.checkoutType,
      confirmed: true,
    }),
    cartCleared: () => freshCart(),
    /** Another tab, or the storage at start, has a newer cart. */
    cartReplaced: (_state: CartState, { payload }: PayloadAction<CartState>) => payload,
  },
  selectors: {
    selectCart: (state) => state,
    selectItems: (state) => state.items,
    selectSubscriptionCount: (state) => subscriptionItems(state.items).length,
    /** Things to buy: subscriptions and phones, or the one prepaid product. */
    selectProductCount: (state) => (state.prepaid ? 1 : subscriptionItems(state.items).length),
  },
});

export const {
  addOnChosen,
  cartCleared,
  cartConfirmed,
  cartReplaced,
  cartVersionChanged,
  checkoutTypeChosen,
  installationModeChosen,
  itemAdded,
  itemRemoved,
  // The key is the action's type, which released remotes dispatch.
  itemsPutBack: itemsRestored,
  itemsRefreshed,
  keepNumberChosen,
  offerAdded,
  preconfReset,
  preconfTokenStored,
  prepaidChosen,
  prepaidRefreshed,
  quantityChanged,
  savedCartRestored,
  simTypeChosen,
  voucherApplied,
  voucherCleared,
} = cartSlice.actions;
