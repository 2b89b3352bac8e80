import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Customer } from '@alzette/shop-model';

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
