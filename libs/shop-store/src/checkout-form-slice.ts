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
    /** Answers that no longer count leave without a trace; their questions begin afresh. */
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
