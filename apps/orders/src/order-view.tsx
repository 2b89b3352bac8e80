import { FormattedMessage, useIntl } from 'react-intl';
import { formatDate, formatMoney, todayInLuxembourg, useShopLocale } from '@alzette/i18n';
import { usePageTitle, useServices } from '@alzette/remote-react';
import { getFollowedOrder, ShopHttpError } from '@alzette/shop-client';
import { addressLines, type FollowedOrder, type OrderResponse, type OrderResponseItem } from '@alzette/shop-model';
import { ItemThumb } from '@alzette/shop-widgets';
import {
  DocumentsPanel,
  Facts,
  isMainItem,
  Milestones,
  orderedName,
  QuestionPanel,
  Timeline,
  TimelineEntry,
} from '@alzette/shop-widgets/orders';
import {
  BagIcon,
  Card,
  CheckIcon,
  Columns,
  FormSkeleton,
  LockIcon,
  Note,
  Page,
  PageHead,
  SignatureIcon,
  Stack,
} from '@alzette/ui';
import { FindOrder } from './find-order';
import { OrderPrices } from './order-prices';
import { OrdersFailed } from './orders-failed';
import { useRequest } from './use-request';
import styles from './orders.module.css';

interface OrderViewProps {
  readonly tokenValue: string;
  /** The page's path. */
  readonly path: string;
}

/** One order: where it stands, what was ordered, and its documents. */
export function OrderView({ tokenValue, path }: OrderViewProps) {
  const { http, navigate } = useServices();
  const { formatMessage } = useIntl();
  const found = useRequest('order of the visitor', tokenValue, () =>
    readOrder(() => getFollowedOrder(http, tokenValue)),
  );
  const back = {
    label: formatMessage({ id: 'orders.order.back' }),
    onClick: () => navigate(path),
  };
  if (found.status === 'ready' && found.value !== null) return <Order followed={found.value} back={back} />;
  return (
    <Page>
      <PageHead back={back} title={<FormattedMessage id="orders.title" />} />
      <Columns aside={<QuestionPanel />}>
        <Stack>
          {found.status === 'loading' && <FormSkeleton label={formatMessage({ id: 'orders.loading' })} />}
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

interface OrderProps {
  readonly followed: FollowedOrder;
  readonly back: { readonly label: string; readonly onClick: () => void };
}

function Order({ followed, back }: OrderProps) {
  const { order, documents } = followed;
  const locale = useShopLocale();
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage({ id: 'orders.order.title' }, { number: order.number }));
  return (
    <Page>
      <PageHead
        back={back}
        title={
          <FormattedMessage
            id="orders.order.title"
            values={{ number: <span className={styles.number}>{order.number}</span> }}
          />
        }
        lead={
          <FormattedMessage
            id="orders.order.lead"
            values={{ date: formatDate(dayOf(order.confirmedAt ?? order.createdAt), locale, 'long') }}
          />
        }
      />
      <Columns
        aside={
          <>
            <DocumentsPanel documents={documents} />
            <QuestionPanel />
          </>
        }
      >
        <Stack>
          <Status followed={followed} />
          <Items order={order} />
          <Payment order={order} />
        </Stack>
      </Columns>
    </Page>
  );
}

function dayOf(moment: string): string {
  return todayInLuxembourg(new Date(moment));
}

const historyIcons = { ordered: BagIcon, signed: SignatureIcon, paid: LockIcon, confirmed: CheckIcon } as const;

/** What has happened, then what comes next for each item. */
function Status({ followed: { order, history } }: Pick<OrderProps, 'followed'>) {
  return (
    <Card title={<FormattedMessage id="orders.status.title" />}>
      <Timeline>
        {history.map(({ kind, at }) => (
          <TimelineEntry
            key={kind}
            icon={historyIcons[kind]}
            date={dayOf(at)}
            title={<FormattedMessage id={`orders.history.${kind}`} />}
          />
        ))}
      </Timeline>
      <Milestones order={order} />
    </Card>
  );
}

function Items({ order }: { readonly order: OrderResponse }) {
  return (
    <Card title={<FormattedMessage id="orders.items.title" />}>
      <ul className={styles.items}>
        {order.items.map((item) => (
          <Item key={item.identifier} item={item} />
        ))}
      </ul>
    </Card>
  );
}

function Item({ item }: { readonly item: OrderResponseItem }) {
  const { type, image = null, quantity, monthly, upfront, activationFee, installationFee, installationName } = item;
  const name = isMainItem(item) ? orderedName(item) : item.variantName;
  const once = (upfront + activationFee + installationFee) * quantity;
  return (
    <li>
      <ItemThumb type={type} image={image} />
      <span className={styles.what}>
        <b>{quantity === 1 ? name : `${quantity} × ${name}`}</b>
        {installationName !== null && <small>{installationName}</small>}
      </span>
      <OrderPrices monthly={monthly * quantity} once={once} />
    </li>
  );
}

function Payment({ order }: { readonly order: OrderResponse }) {
  const locale = useShopLocale();
  const { card, email, total, monthlyTotal, shippingAddress } = order;
  const { firstName, lastName } = shippingAddress;
  const isDelivered = (order.timeline ?? []).some(({ kind }) => kind === 'parcel' || kind === 'installation');
  return (
    <Card title={<FormattedMessage id="orders.facts.title" />}>
      <Facts
        facts={[
          { id: 'paid', label: <FormattedMessage id="orders.facts.paid" />, value: formatMoney(total, locale) },
          {
            id: 'card',
            label: <FormattedMessage id="orders.facts.card" />,
            value: card && `${card.brand} •••• ${card.lastDigits}`,
          },
          {
            id: 'monthly',
            label: <FormattedMessage id="orders.facts.monthly" />,
            value: monthlyTotal > 0 && formatMoney(monthlyTotal, locale),
          },
          { id: 'email', label: <FormattedMessage id="orders.facts.email" />, value: email },
          {
            id: 'address',
            label: <FormattedMessage id="orders.facts.address" />,
            value: isDelivered && [`${firstName} ${lastName}`, ...addressLines(shippingAddress)].join(', '),
          },
        ]}
      />
    </Card>
  );
}
