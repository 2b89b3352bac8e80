import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How far the order of this cart and form has come. Survives a reload; holds nothing personal. */
export interface OrderProgress {
  /** Of the cart and form the order was made from; null before there is an order. */
  readonly fingerprint: string | null;
  readonly tokenValue: string | null;
  /** Whether the shop has the person's details, which this browser does not keep. */
  readonly informationSent: boolean;
  /** Fingerprint of the person who passed the credit check; not kept over a reload. */
  readonly creditCheckedPerson: string | null;
}

export const noOrder: OrderProgress = {
  fingerprint: null,
  tokenValue: null,
  informationSent: false,
  creditCheckedPerson: null,
};

export const orderSlice = createSlice({
  name: 'order',
  reducerPath: 'esales-checkout/order',
  initialState: noOrder,
  reducers: {
    orderCreated(state, { payload }: PayloadAction<{ fingerprint: string; tokenValue: string }>) {
      if (state.tokenValue !== payload.tokenValue) state.informationSent = false;
      state.fingerprint = payload.fingerprint;
      state.tokenValue = payload.tokenValue;
    },
    informationSent(state) {
      state.informationSent = true;
    },
    creditCheckPassed(state, { payload }: PayloadAction<{ person: string }>) {
      state.creditCheckedPerson = payload.person;
    },
    progressRestored: (_state, { payload }: PayloadAction<OrderProgress>) => payload,
    orderFinished: () => noOrder,
  },
  selectors: { selectOrder: (state) => state },
});

export const { orderCreated, informationSent, creditCheckPassed, progressRestored, orderFinished } = orderSlice.actions;
export const { selectOrder } = orderSlice.selectors;
