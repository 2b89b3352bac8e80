import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { type BrowserEvent, browserEventData, trackEvent } from '@alzette/analytics';
import { type PaymentOptions, useGoToStep } from '@alzette/checkout-kit';
import type { Bypass } from '@alzette/operator-config';
import type { StorePort } from '@alzette/remote-contract';
import { useAddress, useBypass, useServices, useSettings } from '@alzette/remote-react';
import { loginUrl } from '@alzette/shop-client';
import {
  type CartItem,
  cartTotals,
  contractKeys,
  type FormValues,
  installedItems,
  needsDelivery,
} from '@alzette/shop-model';
import {
  browserStorage,
  selectCart,
  selectIsGuest,
  selectItems,
  selectValues,
  sessionSlice,
  type SharedState,
  valuesErased,
  valuesTyped,
} from '@alzette/shop-store';
import { type CartChange, cartChanges, type OrderedItem } from './order/cart-changes';

/** All that the flow's rules look at. */
export interface FlowState {
  readonly items: readonly CartItem[];
  readonly values: FormValues;
  readonly isGuest: boolean;
  readonly order: OrderProgress;
  readonly minimumAge: number;
  readonly bypass: Bypass;
}

/** Everything the flow's rules look at, as it is now. */
export function useFlowState(): FlowState {
  const items = useSelector(selectItems);
  const values = useSelector(selectValues);
  const order = useSelector(selectOrder);
  const isGuest = useSelector(sessionSlice.selectors.selectIsGuest);
  const { minimumAge } = useSettings();
  const bypass = useBypass();
  return useMemo(
    () => ({ items, values, order, isGuest, minimumAge, bypass }),
    [items, values, order, isGuest, minimumAge, bypass],
  );
}

/** What an order of these items takes besides the contract. */
export function needsOf(items: readonly CartItem[]): OrderNeeds {
  return {
    needsDelivery: needsDelivery(items),
    needsInstallation: installedItems(items).length > 0,
    needsPayment: cartTotals(items, false).oneOff > 0,
  };
}

/** The same of the cart, or of its order once the cart is empty. */
export function flowNeeds({ items, order }: Pick<FlowState, 'items' | 'order'>): OrderNeeds {
  return items.length > 0 ? needsOf(items) : order;
}

/** What another tab changed in the cart since the order was made. A cart that was ordered there is no change. */
export function useCartChanges(): readonly CartChange[] {
  const { items, confirmed } = useSelector(selectCart);
  const { lines } = useSelector(selectOrder);
  return useMemo(() => (confirmed ? [] : cartChanges(lines, items)), [confirmed, lines, items]);
}

/** Tracks an event with the present shopper and cart (spec row O1). */
export function useTrackEvent(): (event: BrowserEvent) => void {
  const { track } = useServices();
  const store = useStore<SharedState>();
  return useCallback(
    (event) => {
      const state = store.getState();
      trackEvent(track, event, browserEventData(event, { isGuest: selectIsGuest(state), items: selectItems(state) }));
    },
    [track, store],
  );
}

/** Leads to the contract, where the identity check is asked for anew. */
export function useIdentityAgain(): () => void {
  const forgetIdentity = useForgetIdentity();
  const goToStep = useGoToStep();
  return () => {
    forgetIdentity();
    goToStep('contract');
  };
}

/** What an identity check fills in. */
export const identityKeys: readonly string[] = [
  contractKeys.gender,
  contractKeys.firstname,
  contractKeys.lastname,
  contractKeys.birthdate,
  contractKeys.origin,
  contractKeys.idType,
  contractKeys.idNumber,
];

/** Discards the verified person and the result of their credit check; every other value stays. */
export function useForgetIdentity(): () => void {
  const dispatch = useDispatch();
  return () => {
    dispatch(valuesErased({ names: [...identityKeys, contractKeys.kycId] }));
    dispatch(valuesTyped({ [contractKeys.authenticated]: false }));
    dispatch(personForgotten());
  };
}

/** How an esales order is paid (spec row K8). */
export function useEsalesPayment(): PaymentOptions {
  const { name } = useSettings();
  const variantCode = useSelector(selectItems)[0]?.variant.code ?? '';
  return { type: 'esales', description: name, variantCode, event: 'add_payment_info' };
}

/** What an order takes besides the contract. The stepper still shows it once the cart is empty. */
export interface OrderNeeds {
  readonly needsDelivery: boolean;
  readonly needsInstallation: boolean;
  readonly needsPayment: boolean;
}

/** How far the order of this cart and form has come. Survives a reload, as the form does. */
export interface OrderProgress extends OrderNeeds {
  /** Of the cart and the order's body as they were sent; null before there is an order. */
  readonly requestFingerprint: string | null;
  readonly tokenValue: string | null;
  /** What the order was made of; empty before there is an order. */
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
    /** Another person will be identified: what was sent and checked was of the last one. */
    personForgotten: (state) => ({ ...state, creditCheckedPerson: null, informationSent: false }),
    /** The order has ended unsold: the next one is made from what is typed, as the first was. */
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

/** Keeps the order's token over a reload and the way to the payment page and back. Returns a function that stops it. */
export function keepOrderProgress(store: StorePort): () => void {
  const stored = readProgress();
  if (stored) store.dispatch(progressRestored({ ...noOrder, ...stored }));
  let last = read(store);
  return store.subscribe(() => {
    const next = read(store);
    if (next === last) return;
    last = next;
    // Where the browser refuses, the order is found again through its Idempotency-Key.
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

/** Address of the login, which leads back to this page. Null on embedding pages, whose shoppers are guests. */
export function useLoginAddress(): string | null {
  const { site } = useServices();
  const { path, query } = useAddress();
  return site === undefined ? loginUrl(path + query) : null;
}
