import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@alzette/i18n';
import { useServices } from '@alzette/remote-react';
import { getFollowedOrder, ShopHttpError } from '@alzette/shop-client';
import type { FollowedOrder } from '@alzette/shop-model';
import { QuestionPanel } from '@alzette/shop-widgets/orders';
import { Columns, FormSkeleton, Note, Page, PageHead, Stack } from '@alzette/ui';
import { FindOrder } from './find-order';
import { FollowedOrderPage } from './followed-order-page';
import { LoadedChange } from './loaded-change';
import { orderAddress, type OrderChange } from './order-address';
import { OrdersFailed } from './orders-failed';
import { useRequest } from './use-request';

interface OrderViewProps {
  readonly tokenValue: string;
  /** The requested change, and its line item. */
  readonly change: { readonly change: OrderChange; readonly item: string } | null;
  /** The page's path. */
  readonly path: string;
}

/** One order, or a change of it. */
export function OrderView({ tokenValue, change, path }: OrderViewProps) {
  const { http, navigate } = useServices();
  const { formatMessage } = useIntl();
  const found = useRequest('order of the visitor', tokenValue, () =>
    readOrder(() => getFollowedOrder(http, tokenValue)),
  );
  const linkTo = (label: MessageId, address: string) => ({
    label: formatMessage({ id: label }),
    onClick: () => navigate(address),
  });
  const toList = linkTo('orders.order.back', path);
  const skeleton = <FormSkeleton label={formatMessage({ id: 'orders.loading' })} />;
  if (found.status === 'ready' && found.value !== null && change === null)
    return <FollowedOrderPage followed={found.value} path={path} back={toList} />;
  if (found.status === 'ready' && found.value !== null && change !== null) {
    const back = linkTo('orders.order.backToOrder', orderAddress(path, tokenValue));
    return <LoadedChange {...change} followed={found.value} path={path} back={back} />;
  }
  return (
    <Page>
      <PageHead back={toList} title={<FormattedMessage id="orders.title" />} />
      <Columns aside={<QuestionPanel />}>
        <Stack>
          {found.status === 'loading' && skeleton}
          {found.status === 'failed' && <OrdersFailed onRetry={found.onRetry} />}
          {found.status === 'ready' && (
            <>
              <Note tone="warning" role="alert" title={<FormattedMessage id="orders.unknown.title" />}>
                <FormattedMessage id="orders.unknown.text" />
              </Note>
              <FindOrder />
            </>
          )}
        </Stack>
      </Columns>
    </Page>
  );
}

/** Null for an order that this visitor may not see. */
async function readOrder(read: () => Promise<FollowedOrder>): Promise<FollowedOrder | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ShopHttpError && error.status === 404) return null;
    throw error;
  }
}
