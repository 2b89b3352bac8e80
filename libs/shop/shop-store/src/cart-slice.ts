import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  emptyCart,
  subscriptionItems,
  withItemValues,
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

/** The cart and its id. A cleared or confirmed cart gets a new id, so that two purchases never share one. */
export interface CartState extends Cart {
  readonly id: string;
  /** The last order whose payment was begun in this browser, until its confirmation was shown. Absent before host services 1.3. */
  readonly placedOrder?: PlacedOrder | null;
}

/** An order whose payment was begun. Any tab of the browser can open its confirmation. */
export interface PlacedOrder {
  readonly tokenValue: string;
  readonly type: CheckoutType;
  /** The cart that the order was made from. */
  readonly cartId: string;
  /** Whether the shopper asked for the newsletter in the order. */
  readonly wantsNewsletter: boolean;
}

export function freshCart(): CartState {
  return { ...emptyCart, id: crypto.randomUUID(), placedOrder: null };
}

/** A new cart in a browser whose order may still be confirmed elsewhere. */
function nextCart({ placedOrder = null }: CartState): CartState {
  return { ...freshCart(), placedOrder };
}

type OfItem<Data = object> = PayloadAction<{ readonly identifier: string } & Data>;

function withItems(state: CartState, items: readonly CartItem[]): CartState {
  return items === state.items ? state : { ...state, items, confirmed: false };
}

/** Items come from other bundles: the store copies them, and freezes only its copy. */
function own<Value>(value: Value): Value {
  return structuredClone(value);
}

/** Keeps the shopper's choices from the time in which the catalogue loaded. */
function withChoices(refreshed: CartItem, item: CartItem): CartItem {
  const { keepNumber, quantity, voucher } = item;
  return {
    ...withItemValues(refreshed, item),
    keepNumber,
    quantity: Math.min(quantity, refreshed.maxQuantity),
    voucher,
  };
}

/** Changes one item and keeps the other objects, so that only its card renders again. */
function withItem(state: CartState, identifier: string, change: (item: CartItem) => Partial<CartItem>): CartState {
  const items = state.items.map((item) => (item.identifier === identifier ? { ...item, ...change(item) } : item));
  return withItems(state, items);
}

export const cartSlice = createSlice({
  name: 'cart',
  initialState: freshCart,
  reducers: {
    itemAdded: (state: CartState, { payload }: PayloadAction<CartItem>) =>
      withItems(state, [...state.items, own(payload)]),
    /** An item and its add-ons. With `replaces`, they replace that item (spec row B9). */
    offerAdded: (state: CartState, { payload }: PayloadAction<{ items: readonly CartItem[]; replaces?: string }>) =>
      withItems(state, withOffer(state.items, own(payload.items), payload.replaces)),
    /** Removes an item with its add-ons. */
    itemRemoved: (state: CartState, { payload }: OfItem) =>
      withItems(state, withoutItem(state.items, payload.identifier)),
    /** Restores removed items at their former index. */
    itemsPutBack: (state: CartState, { payload }: PayloadAction<{ lines: readonly RemovedItem[] }>) =>
      withItems(state, withRestored(state.items, payload.lines)),
    /** An add-on or TV package was chosen: it replaces any other variant on the same item (spec rows D4, D5). */
    addOnChosen: (state: CartState, { payload }: PayloadAction<{ item: CartItem }>) =>
      withItems(state, withChoice(state.items, own(payload.item))),
    /** Ignores a quantity outside 1 to the item's maximum (spec row N4). */
    quantityChanged(state: CartState, { payload }: OfItem<{ readonly quantity: number }>) {
      const { identifier, quantity } = payload;
      const isAllowed = (item: CartItem) => Number.isInteger(quantity) && quantity >= 1 && quantity <= item.maxQuantity;
      return withItem(state, identifier, (item) => (isAllowed(item) ? { quantity } : {}));
    },
    simTypeChosen: (state: CartState, { payload }: OfItem<{ readonly simType: SimType }>) =>
      withItem(state, payload.identifier, () => ({ simType: payload.simType })),
    /** The switch of spec row E1. */
    keepNumberChosen: (state: CartState, { payload }: OfItem<{ readonly keepNumber: boolean }>) =>
      withItem(state, payload.identifier, () => ({ keepNumber: payload.keepNumber })),
    /** Spec row J3; ignores a code that the item does not have. */
    installationModeChosen: (state: CartState, { payload }: OfItem<{ readonly installationMode: string }>) =>
      withItem(state, payload.identifier, ({ installationModes }) =>
        installationModes.some(({ code }) => code === payload.installationMode)
          ? { installationMode: payload.installationMode }
          : {},
      ),
    voucherApplied: (state: CartState, { payload }: OfItem<{ readonly voucher: Voucher }>) =>
      withItem(state, payload.identifier, () => ({ voucher: payload.voucher })),
    voucherCleared: (state: CartState, { payload }: OfItem) =>
      withItem(state, payload.identifier, () => ({ voucher: null })),
    /** The catalogue was loaded again: the same items with today's names and prices. */
    itemsRefreshed(state: CartState, { payload }: PayloadAction<{ items: readonly CartItem[] }>) {
      const fresh = new Map(payload.items.map((item) => [item.identifier, item]));
      const items = state.items.map((item) => withChoices(fresh.get(item.identifier) ?? item, item));
      return { ...state, resetCartPreconf: false, items };
    },
    /** A saved cart replaces this one in one change (spec row C6). */
    savedCartRestored: (state: CartState, { payload }: PayloadAction<{ items: readonly CartItem[] }>): CartState => ({
      ...nextCart(state),
      items: own(payload.items),
      version: state.version,
    }),
    /** The operator's page requests a refresh: the items load again (spec row B13). */
    cartVersionChanged: (state: CartState): CartState => ({ ...state, version: state.version + 1 }),
    preconfTokenStored: (state: CartState, { payload }: PayloadAction<{ preconfToken: string }>): CartState => ({
      ...state,
      preconfToken: payload.preconfToken,
    }),
    preconfReset: (state: CartState): CartState => ({ ...state, preconfToken: null, resetCartPreconf: true }),
    /** The first item of another checkout type starts a new cart; confirm with the shopper before. */
    checkoutTypeChosen: (state: CartState, { payload }: PayloadAction<{ checkoutType: CheckoutType }>): CartState => ({
      ...nextCart(state),
      checkoutType: payload.checkoutType,
    }),
    /** A prepaid product starts a new cart; confirm with the shopper before. */
    prepaidChosen: (state: CartState, { payload }: PayloadAction<{ product: PrepaidProduct }>): CartState => ({
      ...nextCart(state),
      checkoutType: payload.product.type,
      prepaid: own(payload.product),
    }),
    /** The catalogue was loaded again: the same product with today's name and price. The cart keeps its id. */
    prepaidRefreshed: (state: CartState, { payload }: PayloadAction<{ product: PrepaidProduct }>): CartState =>
      state.prepaid?.code === payload.product.code && state.checkoutType === payload.product.type
        ? { ...state, prepaid: own(payload.product) }
        : state,
    /** The payment of an order of this cart begins. A repeated payment may leave out the newsletter: the first choice stays. */
    orderPlaced: (
      state: CartState,
      { payload }: PayloadAction<Omit<PlacedOrder, 'cartId' | 'wantsNewsletter'> & Partial<PlacedOrder>>,
    ): CartState => {
      const { tokenValue, type, wantsNewsletter } = payload;
      const before = state.placedOrder?.tokenValue === tokenValue ? state.placedOrder : null;
      return {
        ...state,
        placedOrder: {
          ...{ tokenValue, type },
          cartId: before?.cartId ?? state.id,
          wantsNewsletter: wantsNewsletter ?? before?.wantsNewsletter ?? false,
        },
      };
    },
    /** The confirmation of the placed order was shown: no other tab opens it again. */
    placedOrderShown: (state: CartState): CartState => ({ ...state, placedOrder: null }),
    /** The order is confirmed: the cart is emptied (spec row L3). The confirmation keeps its checkout type. */
    cartConfirmed: (state: CartState): CartState => ({
      ...freshCart(),
      checkoutType: state.checkoutType,
      confirmed: true,
    }),
    cartCleared: (state: CartState) => nextCart(state),
    /** Another tab, or the storage at start, has a newer cart. */
    cartReplaced: (_state: CartState, { payload }: PayloadAction<CartState>) => payload,
  },
  selectors: {
    selectCart: (state) => state,
    selectItems: (state) => state.items,
    selectSubscriptionCount: (state) => subscriptionItems(state.items).length,
    /** Products in the cart: subscriptions and devices, or the one prepaid product. */
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
  orderPlaced,
  placedOrderShown,
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
