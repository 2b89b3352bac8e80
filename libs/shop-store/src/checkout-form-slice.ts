import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FormValues } from '@alzette/shop-model';

export interface CheckoutFormState {
  /** What the shopper typed, under the keys of the specification. */
  readonly values: FormValues;
}

export const checkoutFormSlice = createSlice({
  name: 'checkoutForm',
  initialState: { values: {} } as CheckoutFormState,
  reducers: {
    valuesTyped(state, { payload }: PayloadAction<FormValues>) {
      state.values = { ...state.values, ...payload };
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

export const { valuesTyped, valuesForgotten, valuesReplaced } = checkoutFormSlice.actions;
