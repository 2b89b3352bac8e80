import {
  combineSlices,
  configureStore,
  createSelector,
  type Middleware,
  type Reducer,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { SharedStore, StorePort, StoreSlice } from '@alzette/remote-contract';
import {
  type CartItem,
  cartTotals,
  type CartTotals,
  childrenOf,
  subscriptionItems,
  withValuesOfItems,
  type FormValues,
  type Customer,
} from '@alzette/shop-model';
import { cartSlice, type PlacedOrder } from './cart-slice';

export interface CheckoutFormState {
  /** The typed values, under the keys of the specification. */
  readonly values: FormValues;
}

export const checkoutFormSlice = createSlice({
  name: 'checkoutForm',
  initialState: { values: {} } as CheckoutFormState,
  reducers: {
    valuesTyped(state, { payload }: PayloadAction<FormValues>) {
      state.values = { ...state.values, ...payload };
    },
    /** Removes values that no longer apply; their questions start empty. */
    valuesErased(state, { payload }: PayloadAction<{ readonly names: readonly string[] }>) {
      const kept = Object.entries(state.values).filter(([name]) => !payload.names.includes(name));
      state.values = Object.fromEntries(kept);
    },
    valuesForgotten(state) {
      state.values = {};
    },
    valuesReplaced(state, { payload }: PayloadAction<FormValues>) {
      state.values = { ...payload };
    },
  },
  selectors: { selectValues: (state) => state.values },
});

export const { valuesErased, valuesTyped, valuesForgotten, valuesReplaced } = checkoutFormSlice.actions;

/** The shopper. `customer` is null for a guest, and for a customer until the account is loaded. */
export interface SessionState {
  readonly status: 'guest' | 'customer';
  readonly customer: Customer | null;
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState: { status: 'guest', customer: null } as SessionState,
  reducers: {
    /** The page was rendered for a customer: prices are the customer's from the first paint on. */
    customerRecognised: (state): SessionState => ({ ...state, status: 'customer' }),
    customerLoggedIn: (_state, { payload }: PayloadAction<{ customer: Customer }>): SessionState => ({
      status: 'customer',
      customer: payload.customer,
    }),
    customerLoggedOut: (): SessionState => ({ status: 'guest', customer: null }),
  },
  selectors: {
    selectIsGuest: (state) => state.status === 'guest',
    selectIsExistingCustomer: (state) => state.status === 'customer',
    selectCustomer: (state) => state.customer,
  },
});

export const { customerRecognised, customerLoggedIn, customerLoggedOut } = sessionSlice.actions;

/** Thrown when a remote injects a slice at a path that another reducer already holds. */
export class ReducerPathTakenError extends Error {
  override readonly name = 'ReducerPathTakenError';

  constructor(readonly reducerPath: string) {
    super(
      `The store already has another reducer at "${reducerPath}". Name private slices "<remote>/<slice>", for instance "cart/savedCart".`,
    );
  }
}

/** A remote dispatched an action that no reducer of the page's store handles. The state is unchanged. */
export class UnknownActionError extends Error {
  override readonly name = 'UnknownActionError';

  constructor(type: string) {
    super(`No reducer knows the action "${type}": the remote was built against another store.`);
  }
}

type ActionsOf<Slice extends { readonly name: string; readonly actions: object }> = {
  readonly [Name in keyof Slice['actions'] & string as `${Slice['name']}/${Name}`]: Slice['actions'][Name];
};
type Promised<Store extends SharedStore> = Store;

/**
 * This store as the contract promises it to remotes. The compiler reports an action or a field of the contract that is missing or has
 * another type: a remote with this copy of the store would dispatch actions that no host knows.
 */
export type PromisedStore = Promised<{
  readonly state: SharedState;
  readonly actions: ActionsOf<typeof cartSlice> & ActionsOf<typeof checkoutFormSlice> & ActionsOf<typeof sessionSlice>;
}>;

const sharedSlices = [cartSlice, checkoutFormSlice, sessionSlice] as const;

/**
 * Creates the store of a page with the shared slices. Used by hosts and tests.
 *
 * @param onUnknownAction called once for each type under a shared slice's name that no reducer knows: a remote was built
 *   against another store
 */
export function makeStore(preloadedState: Partial<SharedState> = {}, onUnknownAction?: (type: string) => void) {
  const rootReducer = combineSlices(...sharedSlices);
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefault) => getDefault({ serializableCheck: false }).concat(watchActions(onUnknownAction)),
  });
  const taken = new Map<string, unknown>(sharedSlices.map((slice) => [slice.reducerPath, slice.reducer]));

  function inject(slice: StoreSlice): void {
    const present = taken.get(slice.reducerPath);
    if (present === slice.reducer) return;
    if (present !== undefined) throw new ReducerPathTakenError(slice.reducerPath);
    taken.set(slice.reducerPath, slice.reducer);
    rootReducer.inject({ reducerPath: slice.reducerPath, reducer: slice.reducer as unknown as Reducer } as never);
    store.dispatch({ type: 'store/sliceInjected' });
  }

  return { ...store, inject } satisfies StorePort & typeof store;
}

function watchActions(onUnknownAction: ((type: string) => void) | undefined): Middleware {
  const known = new Set(
    sharedSlices.flatMap(({ name, actions }) => Object.keys(actions).map((key) => `${name}/${key}`)),
  );
  const isShared = (type: string) => sharedSlices.some(({ name }) => type.startsWith(`${name}/`));
  return () => (next) => (action) => {
    const { type } = action as { readonly type: string };
    if (isShared(type) && !known.has(type)) {
      known.add(type);
      onUnknownAction?.(type);
    }
    return next(action);
  };
}

export interface SharedState {
  readonly cart: ReturnType<typeof cartSlice.reducer>;
  readonly checkoutForm: ReturnType<typeof checkoutFormSlice.reducer>;
  readonly session: ReturnType<typeof sessionSlice.reducer>;
}

export type ShopStore = ReturnType<typeof makeStore>;

// Memoised: a selector returns the same array until its input changes.
const { selectCart, selectItems, selectProductCount, selectSubscriptionCount } = cartSlice.selectors;
const { selectCustomer, selectIsExistingCustomer, selectIsGuest } = sessionSlice.selectors;

// Explicit types: inferred ones would name types of the memoising library in the package's declarations.
type CartSelector<Value, Needed extends keyof SharedState = 'cart'> = (state: Pick<SharedState, Needed>) => Value;

export const selectSubscriptionItems: CartSelector<CartItem[]> = createSelector([selectItems], (items) =>
  subscriptionItems(items),
);
export const selectTotals: CartSelector<CartTotals, 'cart' | 'session'> = createSelector(
  [selectItems, selectIsExistingCustomer],
  cartTotals,
);
/** The typed values, without the values that the cart owns. Forms start from them. */
export const selectTypedValues = checkoutFormSlice.selectors.selectValues;
/** Every value under its form key: the typed values, and the values that the cart owns. */
export const selectValues: CartSelector<FormValues, 'cart' | 'checkoutForm'> = createSelector(
  [selectTypedValues, selectItems],
  withValuesOfItems,
);
export {
  selectCart,
  selectCustomer,
  selectIsExistingCustomer,
  selectIsGuest,
  selectItems,
  selectProductCount,
  selectSubscriptionCount,
};

/** The record of this browser from the beginning of an order's payment; null for every other order. */
export function selectPlacedOrder({ cart }: Pick<SharedState, 'cart'>, tokenValue: string): PlacedOrder | null {
  return cart.placedOrder?.tokenValue === tokenValue ? cart.placedOrder : null;
}

/** Add-ons and packages of one item; use it with `shallowEqual`. */
export function selectChildren(state: Pick<SharedState, 'cart'>, identifier: string): CartItem[] {
  return childrenOf(state.cart.items, identifier);
}
