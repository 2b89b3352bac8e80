export interface StoreAction {
  readonly type: string;
}

/** The part of an RTK slice that injection needs. */
export interface StoreSlice {
  readonly reducerPath: string;
  readonly reducer: (state: never, action: never) => unknown;
}

/**
 * The host's one store. A remote injects private slices named `<remote>/…`; the shared ones (`cart`, `session`,
 * `checkoutForm`) belong to the host, and their state's shape is part of this contract: changes only add.
 */
export interface StorePort {
  /** Adds a slice. Throws when another reducer already stands at its path. Adding the same one twice is no change. */
  inject(slice: StoreSlice): void;
  dispatch<Action extends StoreAction>(action: Action): Action;
  getState(): unknown;
  subscribe(listener: () => void): () => void;
}
