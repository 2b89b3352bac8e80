import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How far the order of this cart and form has come. Survives a reload, as the form does. */
export interface OrderProgress {
  /** Of the cart and the order's body as they were sent; null before there is an order. */
  readonly requestFingerprint: string | null;
  readonly tokenValue: string | null;
  /** Whether something of it travels: the stepper still shows that step once the cart is empty. */
  readonly needsDelivery: boolean;
  /** Whether the shop has the person's details, which this browser does not keep. */
  readonly informationSent: boolean;
  /** Key of the person who passed the credit check. */
  readonly creditCheckedPerson: string | null;
}

interface OrderCreated {
  readonly requestFingerprint: string;
  readonly tokenValue: string;
  readonly needsDelivery: boolean;
}

export const noOrder: OrderProgress = {
  requestFingerprint: null,
  tokenValue: null,
  needsDelivery: false,
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
      state.requestFingerprint = payload.requestFingerprint;
      state.tokenValue = payload.tokenValue;
      state.needsDelivery = payload.needsDelivery;
    },
    informationSent(state) {
      state.informationSent = true;
    },
    creditCheckPassed(state, { payload }: PayloadAction<{ person: string }>) {
      state.creditCheckedPerson = payload.person;
    },
    progressRestored: (_state, { payload }: PayloadAction<OrderProgress>) => payload,
    orderFinished: ({ needsDelivery }) => ({ ...noOrder, needsDelivery }),
  },
  selectors: { selectOrder: (state) => state },
});

export const { orderCreated, informationSent, creditCheckPassed, progressRestored, orderFinished } = orderSlice.actions;
export const { selectOrder } = orderSlice.selectors;
