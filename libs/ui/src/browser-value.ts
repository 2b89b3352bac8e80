import { useState, useSyncExternalStore } from 'react';

/** What only the browser knows, after hydration; until then what the server assumed. `read` gives the same value each time. */
export function useBrowserValue<Value>(read: () => Value, serverValue: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => serverValue);
}

const neverChanges = () => () => {};

/** What a check that writes something finds out, once, after the first paint; until then what is assumed. */
export function useBrowserCheck(check: () => boolean, assumed: boolean): boolean {
  const [{ subscribe, read }] = useState(() => checkOnce(check, assumed));
  return useSyncExternalStore(subscribe, read, () => assumed);
}

/** React reads the value again once it has subscribed. */
function checkOnce(check: () => boolean, assumed: boolean) {
  let found = assumed;
  return {
    subscribe() {
      found = check();
      return () => {};
    },
    read: () => found,
  };
}
