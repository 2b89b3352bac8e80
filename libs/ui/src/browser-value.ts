import { useSyncExternalStore } from 'react';

/** What only the browser knows, after hydration; until then what the server assumed. `read` gives the same value each time. */
export function useBrowserValue<Value>(read: () => Value, drawnValue: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => drawnValue);
}

const neverChanges = () => () => {};
