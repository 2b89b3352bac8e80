/** Whether the browser refuses to keep the cart. Lost once, lost for this page. */
export interface StorageLoss {
  readonly subscribe: (listener: () => void) => () => void;
  readonly isLost: () => boolean;
  readonly lose: () => void;
}

export function createStorageLoss(): StorageLoss {
  const listeners = new Set<() => void>();
  let lost = false;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isLost: () => lost,
    lose() {
      lost = true;
      for (const listener of listeners) listener();
    },
  };
}
