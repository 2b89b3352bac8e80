import type { ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { loadMessages, type Locale, type Messages, MoreMessages } from '@alzette/i18n';
import { fetchQuery, type Query } from '@alzette/shop-client';
import type { HttpPort } from '@alzette/remote-contract';
import { RetryNote, useQuery } from '@alzette/shop-widgets';
import { orderCatalogue } from '@alzette/shop-widgets/orders';
import { FormSkeleton } from '@alzette/ui';
import { laterStepsCatalogue } from './later-steps/catalogue';
import type * as Steps from './later-steps';

/** Code that most shoppers never need, with its messages. */
export interface Later<Code> {
  readonly code: Code;
  readonly messages: Messages;
}

/** Most shoppers leave before these steps: they load with the first of them. */
export const laterSteps: Query<Later<typeof Steps>> = {
  key: 'later-steps',
  read: async (_http, locale) => {
    const [code, messages] = await Promise.all([
      import(/* webpackChunkName: "later-steps" */ './later-steps'),
      loadMessages(locale, [orderCatalogue, laterStepsCatalogue]),
    ]);
    return { code, messages };
  },
};

/** Loads them while the shopper does something else. Where that fails, the step loads them again and says so. */
export function prepare(later: Query<Later<unknown>>, http: HttpPort, locale: Locale): void {
  fetchQuery(http, locale, later).catch(() => undefined);
}

/** A step, a part of one, or what only the later steps lead to. While it loads, the page shows a skeleton. */
export function laterComponent<Code, Props extends object>(
  later: Query<Later<Code>>,
  pick: (code: Code) => ComponentType<Props>,
): ComponentType<Props> {
  return function LaterComponent(props) {
    const loaded = useQuery(later);
    const { formatMessage } = useIntl();
    if (loaded.status === 'loading') return <FormSkeleton label={formatMessage({ id: 'common.loading' })} />;
    if (loaded.status === 'failed') return <StepFailed onRetry={loaded.onRetry} />;
    const { code, messages } = loaded.value;
    const Component = pick(code);
    return (
      <MoreMessages messages={messages}>
        <Component {...props} />
      </MoreMessages>
    );
  };
}

function StepFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <RetryNote title={<FormattedMessage id="summary.failed.unreachable.title" />} onRetry={onRetry}>
      <FormattedMessage id="summary.failed.unreachable.text" />
    </RetryNote>
  );
}
