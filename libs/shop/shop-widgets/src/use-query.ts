import { use } from 'react';
import { useServices } from '@alzette/remote-react';
import { cachedValue, fetchQuery, type Query } from '@alzette/shop-client';
import { type QueryResult, useLoaded } from './use-loaded';

/**
 * Runs a query of the catalogue in the page's language, again when its key changes. A cached response is available at the first
 * render; a server-rendered page waits for its values. A failure is reported under the key's first word and can be retried.
 */
export function useQuery<Value>(query: Query<Value>): QueryResult<Value> {
  const { http, locale } = useServices();
  const load = () => fetchQuery(http, locale, query);
  const result = useLoaded(`${query.key} ${locale}`, load, `catalogue ${query.key.split(' ', 1)[0]}`, () =>
    cachedValue(http, locale, query),
  );
  return typeof window === 'undefined' ? { status: 'ready', value: use(load()) } : result;
}
