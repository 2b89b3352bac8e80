import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StorePort } from '@alzette/remote-contract';
import { browserStorage } from '@alzette/shop-store';
import type { OrderedItem } from './cart-changes';

/** The needs of an order besides the contract. The stepper still shows them once the cart is empty. */
export interface OrderNeeds {
  readonly needsDelivery: boolean;
  readonly needsInstallation: boolean;
  readonly needsPayment: boolean;
}

/** The progress of the order of this cart and form. It survives a reload, as the form does. */
export interface OrderProgress extends OrderNeeds {
  /** Hash of the cart and the order's body as they were sent; null before there is an order. */
  readonly requestFingerprint: string | null;
  readonly tokenValue: string | null;
  /** The items of the order; empty before there is an order. */
  readonly lines: readonly OrderedItem[];
  /** Whether the shop has the person's details, which this browser does not keep. */
  readonly informationSent: boolean;
  /** Key of the person who passed the credit check. */
  readonly creditCheckedPerson: string | null;
}

interface OrderCreated extends OrderNeeds {
  readonly requestFingerprint: string;
  readonly tokenValue: string;
  readonly lines: readonly OrderedItem[];
}

export const noOrder: OrderProgress = {
  requestFingerprint: null,
  tokenValue: null,
  lines: [],
  needsDelivery: false,
  needsInstallation: false,
  needsPayment: false,
  informationSent: false,
  creditCheckedPerson: null,
};

export const orderSlice = createSlice({
  name: 'order',
  reducerPath: 'esales-checkout/order',
  initialState: noOrder,
  reducers: {
    orderCreated(state, { payload }: PayloadAction<OrderCreated>) {
      if (state.tokenValue !== payload.tokenValue) state.informationSent = false;
      Object.assign(state, payload);
    },
    informationSent(state) {
      state.informationSent = true;
    },
    creditCheckPassed(state, { payload }: PayloadAction<{ person: string }>) {
      state.creditCheckedPerson = payload.person;
    },
    /** Another person will be identified: the sent details and the credit check belong to the previous person. */
    personForgotten: (state) => ({ ...state, creditCheckedPerson: null, informationSent: false }),
    /** The order has ended without a sale: the next order is created from the typed values, like the first one. */
    orderForgotten: (state) => ({
      ...state,
      requestFingerprint: null,
      tokenValue: null,
      lines: [],
      informationSent: false,
    }),
    progressRestored: (_state, { payload }: PayloadAction<OrderProgress>) => payload,
    orderFinished: ({ needsDelivery, needsInstallation, needsPayment }) => ({
      ...noOrder,
      needsDelivery,
      needsInstallation,
      needsPayment,
    }),
  },
  selectors: { selectOrder: (state) => state },
});

export const {
  orderCreated,
  informationSent,
  creditCheckPassed,
  personForgotten,
  orderForgotten,
  progressRestored,
  orderFinished,
} = orderSlice.actions;

export const { selectOrder } = orderSlice.selectors;

const key = 'alzette.esales-checkout.order';

/** Stores the order's token across a reload and a visit to the payment page. Returns a function that stops it. */
export function keepOrderProgress(store: StorePort): () => void {
  const stored = readProgress();
  if (stored) store.dispatch(progressRestored({ ...noOrder, ...stored }));
  let last = read(store);
  return store.subscribe(() => {
    const next = read(store);
    if (next === last) return;
    last = next;
    // Where the browser refuses storage, the order is found again through its Idempotency-Key.
    browserStorage.write('sessionStorage', key, JSON.stringify(next));
  });
}

/** Null where nothing readable is stored. */
function readProgress(): object | null {
  try {
    return JSON.parse(browserStorage.read('sessionStorage', key) ?? 'null') as object | null;
  } catch {
    return null;
  }
}

function read(store: StorePort) {
  return selectOrder(store.getState() as { [orderSlice.reducerPath]: ReturnType<typeof orderSlice.reducer> });
}
