import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '@alzette/remote-react';

export type QueryResult<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'failed'; readonly onRetry: () => void };

type Outcome<Value> = { readonly requestKey: string } & (
  { readonly ok: true; readonly value: Value } | { readonly ok: false }
);

/**
 * Loads a value once it is rendered. A failure is reported and can be retried; a late value of another key is dropped.
 *
 * @param key identifies the value: a new key loads it again; null while no value is needed
 * @param operation under which a failure is reported
 * @param initial the value at the first render: it is not loaded
 */
export function useLoaded<Value>(
  key: string | null,
  load: () => Promise<Value>,
  operation: string,
  initial?: () => Value | undefined,
): QueryResult<Value> {
  const { report } = useServices();
  const [attempt, setAttempt] = useState(1);
  const requestKey = `${key} ${attempt}`;
  const [outcome, setOutcome] = useState<Outcome<Value> | null>(() => {
    const value = initial?.();
    return value === undefined ? null : { requestKey, ok: true, value };
  });
  const isSettled = outcome?.requestKey === requestKey;
  const isNeeded = key !== null && !isSettled;
  const handleRetry = useCallback(() => setAttempt((count) => count + 1), []);
  const loadNow = useEffectEvent(load);

  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    loadNow().then(
      (value) => isCurrent && setOutcome({ requestKey, ok: true, value }),
      (error: unknown) => {
        if (!isCurrent) return;
        report(error, { operation });
        setOutcome({ requestKey, ok: false });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [requestKey, isNeeded, report, operation]);

  if (!isSettled) return { status: 'loading' };
  return outcome.ok ? { status: 'ready', value: outcome.value } : { status: 'failed', onRetry: handleRetry };
}
