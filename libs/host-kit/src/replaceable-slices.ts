import type { StoreAction, StorePort, StoreSlice } from '@alzette/remote-contract';

type Reduce = (state: unknown, action: StoreAction) => unknown;

/** The private slices of each store, by path: what stands there now. */
const standing = new WeakMap<StorePort, Map<string, Reduce>>();

const replaced = 'store/sliceReplaced';
interface SliceReplaced extends StoreAction {
  readonly reducerPath: string;
}

/**
 * The store for one release of a remote. Another release of the same remote may have stood on this page before it and left
 * its private slices: they are replaced, with their state, which may have another shape. Every other path is refused by the
 * store as ever.
 */
export function storeForRelease(store: StorePort, remote: string): StorePort {
  const { dispatch, getState, subscribe } = store;
  return { inject: (slice) => inject(store, remote, slice), dispatch, getState, subscribe };
}

function inject(store: StorePort, remote: string, slice: StoreSlice): void {
  if (!slice.reducerPath.startsWith(`${remote}/`)) {
    store.inject(slice);
    return;
  }
  const { reducerPath } = slice;
  const reducers = standing.get(store) ?? new Map<string, Reduce>();
  standing.set(store, reducers);
  const present = reducers.get(reducerPath);
  const next = slice.reducer as unknown as Reduce;
  if (present === next) return;
  reducers.set(reducerPath, next);
  if (present) store.dispatch<SliceReplaced>({ type: replaced, reducerPath });
  else store.inject({ reducerPath, reducer: (state, action) => reduce(reducers, reducerPath, state, action) });
}

function reduce(reducers: Map<string, Reduce>, reducerPath: string, state: unknown, action: SliceReplaced): unknown {
  const isNew = action.type === replaced && action.reducerPath === reducerPath;
  return reducers.get(reducerPath)?.(isNew ? undefined : state, action);
}
