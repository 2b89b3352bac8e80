import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FormValues } from '@alzette/shop-model';

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
    /** Removes answers that no longer apply; their questions start empty. */
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
