import type { StoreAction, StorePort, StoreSlice } from '@alzette/remote-contract';

type Reduce = (state: unknown, action: StoreAction) => unknown;

/** The current reducer of each private slice, by store and path. */
const reducersOfStore = new WeakMap<StorePort, Map<string, Reduce>>();

const replaced = 'store/sliceReplaced';
interface SliceReplaced extends StoreAction {
  readonly reducerPath: string;
}

/**
 * The store for one release of a remote. An earlier release of the same remote may have left private slices on this page: they
 * are replaced with their state, whose shape may differ. At all other paths the store refuses a second reducer.
 */
export function storeForRelease(store: StorePort, remote: string, version: string): StorePort {
  const { dispatch, getState, subscribe } = store;
  const context = { remote, version, phase: 'action' };
  return {
    inject: (slice) => inject(store, remote, slice),
    dispatch: (action) => {
      const before = dispatching;
      dispatching = context;
      try {
        return dispatch(action);
      } finally {
        dispatching = before;
      }
    },
    getState,
    subscribe,
  };
}

let dispatching: Readonly<Record<string, string>> = {};

/** The context of a report while a release dispatches, which counts it against the release; empty at other times. */
export const dispatchingRelease = (): Readonly<Record<string, string>> => dispatching;

function inject(store: StorePort, remote: string, slice: StoreSlice): void {
  if (!slice.reducerPath.startsWith(`${remote}/`)) {
    store.inject(slice);
    return;
  }
  const { reducerPath } = slice;
  const reducers = reducersOfStore.get(store) ?? new Map<string, Reduce>();
  reducersOfStore.set(store, reducers);
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
