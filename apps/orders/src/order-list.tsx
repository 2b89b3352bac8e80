import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatDate, todayInLuxembourg, useShopLocale } from '@alzette/i18n';
import { usePageTitle, useServices } from '@alzette/remote-react';
import { getMyOrders } from '@alzette/shop-client';
import { monthlySteps, type MyOrder } from '@alzette/shop-model';
import type { SharedState } from '@alzette/shop-store';
import { useLoginAddress } from '@alzette/shop-widgets';
import { QuestionPanel } from '@alzette/shop-widgets/orders';
import { Card, ChevronRightIcon, Columns, LinkButton, Note, Page, PageHead, Stack } from '@alzette/ui';
import { FindOrder } from './find-order';
import { InternalLink } from './internal-link';
import { orderAddress } from './order-address';
import { OrderPrices } from './order-prices';
import { OrdersFailed } from './orders-failed';
import { useRequest } from './use-request';
import styles from './orders.module.css';

interface OrderListProps {
  /** The page's path. */
  readonly path: string;
  /** True for a visitor who wants to withdraw from a contract: each order links to the withdrawal. */
  readonly isWithdrawal: boolean;
}

/** The visitor's orders, and the form that finds others. */
export function OrderList({ path, isWithdrawal }: OrderListProps) {
  const { http } = useServices();
  const { formatMessage } = useIntl();
  const purpose = isWithdrawal ? 'orders.withdraw' : 'orders';
  usePageTitle(formatMessage({ id: `${purpose}.title` }));
  const orders = useRequest('orders of the visitor', 'orders', () => getMyOrders(http));
  return (
    <Page>
      <PageHead
        title={<FormattedMessage id={`${purpose}.title`} />}
        lead={<FormattedMessage id={`${purpose}.lead`} />}
      />
      <Columns aside={<QuestionPanel />}>
        <Stack>
          {orders.status === 'loading' && <NoOrders isLoading />}
          {orders.status === 'failed' && <OrdersFailed onRetry={orders.onRetry} />}
          {orders.status === 'ready' && <Orders orders={orders.value} path={path} isWithdrawal={isWithdrawal} />}
          <FindOrder />
        </Stack>
      </Columns>
    </Page>
  );
}

function Orders({ orders, ...place }: OrderListProps & { readonly orders: readonly MyOrder[] }) {
  const loginAddress = useGuestLogin();
  if (orders.length === 0) return <NoOrders />;
  return (
    <>
      <Card title={<FormattedMessage id="orders.list.title" />}>
        <ul className={styles.orders}>
          {orders.map((order) => (
            <OrderRow key={order.tokenValue} order={order} {...place} />
          ))}
        </ul>
      </Card>
      {loginAddress !== null && (
        <Note action={<LogIn href={loginAddress} />}>
          <FormattedMessage id="orders.list.logInText" />
        </Note>
      )}
    </>
  );
}

/** Has the same height while the orders load and without orders: for most visitors nothing moves. */
function NoOrders({ isLoading = false }: { readonly isLoading?: boolean }) {
  const loginAddress = useGuestLogin();
  const id = useIsGuest() ? 'orders.list.none' : 'orders.list.noneYet';
  return (
    <Note
      title={<FormattedMessage id={isLoading ? 'orders.loading' : id} />}
      action={loginAddress !== null && <LogIn href={loginAddress} />}
    >
      <FormattedMessage id={`${id}Text`} />
    </Note>
  );
}

function LogIn({ href }: { readonly href: string }) {
  return (
    <LinkButton href={href}>
      <FormattedMessage id="orders.list.logIn" />
    </LinkButton>
  );
}

/** The login address for a guest. Null for customers, and on embedding pages. */
function useGuestLogin(): string | null {
  const loginAddress = useLoginAddress();
  return useIsGuest() ? loginAddress : null;
}

/** The selector of the store would add all slices to the bundle. */
function useIsGuest(): boolean {
  return useSelector(({ session }: SharedState) => session.status === 'guest');
}

function OrderRow({ order, path, isWithdrawal }: OrderListProps & { readonly order: MyOrder }) {
  const locale = useShopLocale();
  const { tokenValue, number, confirmedAt, names, total } = order;
  return (
    <li>
      <InternalLink href={orderAddress(path, tokenValue, isWithdrawal ? 'withdraw' : undefined)}>
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
        <OrderPrices steps={monthlySteps(order)} once={total} />
        <ChevronRightIcon size={20} />
      </InternalLink>
    </li>
  );
}
