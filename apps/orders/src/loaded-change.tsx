import { useIntl } from 'react-intl';
import { loadMessages, type Messages, MoreMessages } from '@alzette/i18n';
import type { Query } from '@alzette/shop-client';
import { useQuery } from '@alzette/shop-widgets';
import { FormSkeleton, Page, PageHead } from '@alzette/ui';
import { changesMessages } from './changes/messages';
import type { ChangePage, ChangePageProps } from './changes/change-page';
import { OrdersFailed } from './orders-failed';

interface Changes {
  readonly ChangePage: typeof ChangePage;
  readonly messages: Messages;
}

/** Few shoppers change an order: the code and its messages load on demand. */
const changes: Query<Changes> = {
  key: 'order-changes',
  read: async (_http, locale) => {
    const [code, messages] = await Promise.all([
      import(/* webpackChunkName: "changes" */ './changes/change-page'),
      loadMessages(locale, [changesMessages]),
    ]);
    return { ChangePage: code.ChangePage, messages };
  },
};

/** The page on which an order is changed, once it is loaded. */
export function LoadedChange(props: ChangePageProps) {
  const loaded = useQuery(changes);
  const { formatMessage } = useIntl();
  if (loaded.status === 'ready') {
    const { ChangePage: Loaded, messages } = loaded.value;
    return (
      <MoreMessages messages={messages}>
        <Loaded {...props} />
      </MoreMessages>
    );
  }
  return (
    <Page>
      <PageHead
        back={props.back}
        title={formatMessage({ id: 'orders.order.title' }, { number: props.followed.order.number })}
      />
      {loaded.status === 'loading' ? (
        <FormSkeleton label={formatMessage({ id: 'orders.loading' })} />
      ) : (
        <OrdersFailed onRetry={loaded.onRetry} />
      )}
    </Page>
  );
}
