import type { ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Locale, type Messages, MoreMessages, type MessageId } from '@alzette/i18n';
import type { HttpPort } from '@alzette/remote-contract';
import { fetchQuery, type Query } from '@alzette/shop-client';
import { FormSkeleton } from '@alzette/ui';
import { RetryNote } from './retry-note';
import { useQuery } from './use-query';

/** Code that a page loads when it is needed, with its messages. */
export interface LazyCode<Code> {
  readonly code: Code;
  readonly messages: Messages;
}

/** Loads the code in the background. After a failure the component loads it again and shows the failure. */
export function preload(lazy: Query<LazyCode<unknown>>, http: HttpPort, locale: Locale): void {
  fetchQuery(http, locale, lazy).catch(() => undefined);
}

/**
 * A component of code that loads when it is first shown. Meanwhile the page shows a skeleton.
 *
 * @param failure the messages `<failure>.title` and `<failure>.text`, shown with a retry where the code does not load
 */
export function lazyComponent<Code, Props extends object>(
  lazy: Query<LazyCode<Code>>,
  pick: (code: Code) => ComponentType<Props>,
  failure: string,
): ComponentType<Props> {
  return function LazyComponent(props) {
    const loaded = useQuery(lazy);
    const { formatMessage } = useIntl();
    if (loaded.status === 'loading') return <FormSkeleton label={formatMessage({ id: 'common.loading' })} />;
    if (loaded.status === 'failed') {
      return (
        <RetryNote title={<FormattedMessage id={`${failure}.title` as MessageId} />} onRetry={loaded.onRetry}>
          <FormattedMessage id={`${failure}.text` as MessageId} />
        </RetryNote>
      );
    }
    const { code, messages } = loaded.value;
    const Component = pick(code);
    return (
      <MoreMessages messages={messages}>
        <Component {...props} />
      </MoreMessages>
    );
  };
}
