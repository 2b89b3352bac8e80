import { createSlice } from '@reduxjs/toolkit';

/** Who is shopping. Guests only until customers can log in; the shape then grows, it never changes. */
export interface SessionState {
  readonly status: 'guest';
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState: { status: 'guest' } as SessionState,
  reducers: {},
  selectors: { selectIsGuest: (state) => state.status === 'guest' },
});
