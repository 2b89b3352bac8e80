import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '@alzette/remote-react';
import type { QueryResult } from '@alzette/shop-widgets';

type Outcome<Value> = { readonly attempt: number } & (
  { readonly ok: true; readonly value: Value } | { readonly ok: false }
);

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
  const { report } = useServices();
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<Outcome<Value> | null>(() =>
    loaded.has(name) ? { attempt, ok: true, value: loaded.get(name) as Value } : null,
  );
  const isLoaded = outcome?.attempt === attempt;
  const handleRetry = useCallback(() => setAttempt((count) => count + 1), []);
  const loadNow = useEffectEvent(load);

  useEffect(() => {
    if (isLoaded) return undefined;
    let isCurrent = true;
    loadNow().then(
      (value) => isCurrent && setOutcome({ attempt, ok: true, value }),
      (error: unknown) => {
        if (!isCurrent) return;
        report(error, { operation: `chunk ${name}` });
        setOutcome({ attempt, ok: false });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, isLoaded, name, report]);

  if (!isLoaded) return { status: 'loading' };
  return outcome.ok ? { status: 'ready', value: outcome.value } : { status: 'failed', onRetry: handleRetry };
}
