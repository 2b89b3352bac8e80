import { useState, useSyncExternalStore } from 'react';

/** A value that only the browser has, after hydration; until then the server's value. `read` returns the same value each time. */
export function useBrowserValue<Value>(read: () => Value, serverValue: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => serverValue);
}

const neverChanges = () => () => {};

/** The result of a check that writes something. It runs once, after the first paint; until then the assumed value. */
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
