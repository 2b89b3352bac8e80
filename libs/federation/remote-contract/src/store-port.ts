export interface StoreAction {
  readonly type: string;
}

/** The part of an RTK slice that injection needs. */
export interface StoreSlice {
  readonly reducerPath: string;
  readonly reducer: (state: never, action: never) => unknown;
}

/**
 * The store of the page. A remote injects private slices named `<remote>/…`. The shared slices (`cart`, `session`,
 * `checkoutForm`) belong to the host; the shape of their state is part of this contract and only grows.
 */
export interface StorePort {
  /** Adds a slice. Throws when its path has another reducer. Adding a slice twice changes nothing. */
  inject(slice: StoreSlice): void;
  dispatch<Action extends StoreAction>(action: Action): Action;
  getState(): unknown;
  subscribe(listener: () => void): () => void;
}
