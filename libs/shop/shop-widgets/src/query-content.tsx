import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Query } from '@alzette/shop-client';
import { Skeleton } from '@alzette/ui';
import { RetryNote } from './retry-note';
import { useQuery } from './use-query';

export interface QueryContentProps<Value> {
  readonly query: Query<Value>;
  /** The skeleton's height in pixels; no skeleton when left out. */
  readonly height?: number | undefined;
  readonly children: (value: Value) => ReactNode;
}

/** The result of a query, code or data, with a skeleton until it loads. A failure can be retried. */
export function QueryContent<Value>({ query, height, children }: QueryContentProps<Value>) {
  const part = useQuery(query);
  if (part.status === 'ready') return children(part.value);
  if (part.status === 'loading') return height === undefined ? null : <Skeleton width="100%" height={height} />;
  return <RetryNote title={<FormattedMessage id="shop.partFailed" />} onRetry={part.onRetry} />;
}
