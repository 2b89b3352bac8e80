import type { StorePort } from '@alzette/remote-contract';
import { noOrder, progressRestored, selectOrder, type orderSlice } from './order-slice';

const key = 'alzette.esales-checkout.order';

/** Keeps the order's token over a reload and the way to the payment page and back. Returns a function that stops it. */
export function keepOrderProgress(store: StorePort): () => void {
  restore(store);
  let last = read(store);
  return store.subscribe(() => {
    const next = read(store);
    if (next === last) return;
    last = next;
    try {
      window.sessionStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Without storage the order is found again through its Idempotency-Key.
    }
  });
}

function restore(store: StorePort): void {
  try {
    const text = window.sessionStorage.getItem(key);
    if (text !== null) store.dispatch(progressRestored({ ...noOrder, ...(JSON.parse(text) as object) }));
  } catch {
    window.sessionStorage.removeItem(key);
  }
}

function read(store: StorePort) {
  return selectOrder(store.getState() as { [orderSlice.reducerPath]: ReturnType<typeof orderSlice.reducer> });
}
