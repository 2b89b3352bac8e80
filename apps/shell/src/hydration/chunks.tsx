import { type QueryResult, useLoaded } from '@alzette/shop-widgets';

const loaded = new Map<string, unknown>();

/**
 * Loads a chunk before the first render, which then has it: a rendered page shows no skeleton. Without the chunk, `useChunk` tries
 * again and reports the failure. `name` as there.
 */
export async function prepareChunk(name: string, load: () => Promise<unknown>): Promise<void> {
  await load().then(
    (value) => loaded.set(name, value),
    () => undefined,
  );
}

/** A chunk that `prepareChunk` loaded. */
export function preparedChunk<Value>(name: string): Value | undefined {
  return loaded.get(name) as Value | undefined;
}

/** Loads code and messages once, when first rendered. A failed chunk can be retried, unlike with `React.lazy`. */
export function useChunk<Value>(name: string, load: () => Promise<Value>): QueryResult<Value> {
  return useLoaded(name, load, `chunk ${name}`, () => loaded.get(name) as Value | undefined);
}
