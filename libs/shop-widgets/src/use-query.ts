import { use, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '@alzette/remote-react';
import { cachedValue, fetchQuery, type Query } from '@alzette/shop-client';

export type QueryResult<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'failed'; readonly onRetry: () => void };

type Outcome<Value> = { readonly requestKey: string } & (
  { readonly ok: true; readonly value: Value } | { readonly ok: false }
);

/**
 * Reads a query of the catalogue in the page's language, again when its key changes. A cached response is there at the first
 * render; a page that a server renders waits for its values. A failure is reported under the key's first word and can be retried.
 */
export function useQuery<Value>(query: Query<Value>): QueryResult<Value> {
  const { http, locale, report } = useServices();
  const [attempt, setAttempt] = useState(1);
  const requestKey = `${query.key} ${locale} ${attempt}`;
  const [outcome, setOutcome] = useState<Outcome<Value> | null>(() => {
    const value = cachedValue(http, locale, query);
    return value === undefined ? null : { requestKey, ok: true, value };
  });
  const handleRetry = useCallback(() => setAttempt((count) => count + 1), []);
  const fetchNow = useEffectEvent(() => fetchQuery(http, locale, query));

  useEffect(() => {
    let isCurrent = true;
    fetchNow().then(
      (value) => isCurrent && setOutcome({ requestKey, ok: true, value }),
      (error: unknown) => {
        if (!isCurrent) return;
        report(error, { operation: `catalogue ${requestKey.split(' ', 1)[0]}` });
        setOutcome({ requestKey, ok: false });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [requestKey, report]);

  if (typeof window === 'undefined') return { status: 'ready', value: use(fetchQuery(http, locale, query)) };
  if (outcome?.requestKey !== requestKey) return { status: 'loading' };
  return outcome.ok ? { status: 'ready', value: outcome.value } : { status: 'failed', onRetry: handleRetry };
}
