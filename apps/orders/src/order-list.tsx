import { FormattedMessage, useIntl } from 'react-intl';
import { formatDate, todayInLuxembourg, useShopLocale } from '@alzette/i18n';
import { useServices } from '@alzette/remote-react';
import { getMyOrders } from '@alzette/shop-client';
import type { MyOrder } from '@alzette/shop-model';
import { QuestionPanel } from '@alzette/shop-widgets/orders';
import { Card, ChevronRightIcon, Columns, FormSkeleton, Note, Page, PageHead, Stack } from '@alzette/ui';
import { FindOrder } from './find-order';
import { OrderPrices } from './order-prices';
import { OrdersFailed } from './orders-failed';
import { useRequest } from './use-request';
import styles from './orders.module.css';

interface OrderListProps {
  /** The page's path. */
  readonly path: string;
}

/** The visitor's orders, and the form that finds others. */
export function OrderList({ path }: OrderListProps) {
  const { http } = useServices();
  const { formatMessage } = useIntl();
  const orders = useRequest('orders of the visitor', 'orders', () => getMyOrders(http));
  return (
    <Page>
      <PageHead title={<FormattedMessage id="orders.title" />} lead={<FormattedMessage id="orders.lead" />} />
      <Columns aside={<QuestionPanel />}>
        <Stack>
          {orders.status === 'loading' && <FormSkeleton label={formatMessage({ id: 'orders.loading' })} />}
          {orders.status === 'failed' && <OrdersFailed onRetry={orders.onRetry} />}
          {orders.status === 'ready' && <Orders orders={orders.value} path={path} />}
          {orders.status !== 'loading' && <FindOrder />}
        </Stack>
      </Columns>
    </Page>
  );
}

function Orders({ orders, path }: OrderListProps & { readonly orders: readonly MyOrder[] }) {
  if (orders.length === 0)
    return (
      <Note title={<FormattedMessage id="orders.list.none" />}>
        <FormattedMessage id="orders.list.noneText" />
      </Note>
    );
  return (
    <Card title={<FormattedMessage id="orders.list.title" />}>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <OrderRow key={order.tokenValue} order={order} path={path} />
        ))}
      </ul>
    </Card>
  );
}

function OrderRow({ order, path }: OrderListProps & { readonly order: MyOrder }) {
  const locale = useShopLocale();
  const { navigate } = useServices();
  const { tokenValue, number, confirmedAt, names, total, monthlyTotal } = order;
  const address = `${path}?order=${encodeURIComponent(tokenValue)}`;
  return (
    <li>
      <a
        href={address}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          navigate(address);
        }}
      >
        <span className={styles.what}>
          <b>{names.join(', ')}</b>
          <small>
            <FormattedMessage id="orders.list.number" values={{ number }} />
            {' · '}
            <FormattedMessage
              id="orders.list.date"
              values={{ date: formatDate(todayInLuxembourg(new Date(confirmedAt)), locale, 'long') }}
            />
          </small>
        </span>
        <OrderPrices monthly={monthlyTotal} once={total} />
        <ChevronRightIcon size={20} />
      </a>
    </li>
  );
}
