import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '@alzette/remote-react';
import type { QueryResult } from '@alzette/shop-widgets';

type Outcome<Value> = { readonly requestKey: string } & (
  { readonly ok: true; readonly value: Value } | { readonly ok: false }
);

/**
 * Loads personal data at the first render, and again when its key changes: unlike a query of the catalogue it is never cached. A
 * failure is reported under `operation` and can be retried.
 */
export function useRequest<Value>(operation: string, key: string, read: () => Promise<Value>): QueryResult<Value> {
  const { report } = useServices();
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<Outcome<Value> | null>(null);
  const requestKey = `${key} ${attempt}`;
  const handleRetry = useCallback(() => setAttempt((count) => count + 1), []);
  const readNow = useEffectEvent(read);

  useEffect(() => {
    let isCurrent = true;
    readNow().then(
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
  }, [operation, requestKey, report]);

  if (outcome?.requestKey !== requestKey) return { status: 'loading' };
  return outcome.ok ? { status: 'ready', value: outcome.value } : { status: 'failed', onRetry: handleRetry };
}
