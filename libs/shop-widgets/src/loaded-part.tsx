import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Query } from '@alzette/shop-client';
import { Button, Note, RetryIcon, Skeleton } from '@alzette/ui';
import { useQuery } from './use-query';

export interface LoadedPartProps<Value> {
  readonly query: Query<Value>;
  /** Of the skeleton, in pixels; no skeleton when left out. */
  readonly height?: number | undefined;
  readonly children: (value: Value) => ReactNode;
}

/** A part of a page whose code or data load when it is first rendered. A failure can be retried. */
export function LoadedPart<Value>({ query, height, children }: LoadedPartProps<Value>) {
  const part = useQuery(query);
  if (part.status === 'ready') return children(part.value);
  if (part.status === 'loading') return height === undefined ? null : <Skeleton width="100%" height={height} />;
  return (
    <Note tone="error" role="alert" title={<FormattedMessage id="shop.partFailed" />}>
      <Button icon={<RetryIcon size={20} />} onClick={part.onRetry}>
        <FormattedMessage id="common.retry" />
      </Button>
    </Note>
  );
}
