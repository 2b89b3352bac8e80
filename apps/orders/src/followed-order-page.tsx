import { FormattedMessage, useIntl } from 'react-intl';
import { formatDate, formatMoney, todayInLuxembourg, useShopLocale } from '@alzette/i18n';
import { usePageTitle } from '@alzette/remote-react';
import { addressLines, type FollowedOrder, fullName, monthlySteps } from '@alzette/shop-model';
import { LaterPrices } from '@alzette/shop-widgets';
import { DocumentsPanel, Facts, QuestionPanel } from '@alzette/shop-widgets/orders';
import { Amount, Card, Columns, Page, PageHead, type PageHeadProps, SidePanel, Stack, Untranslated } from '@alzette/ui';
import { InternalLink } from './internal-link';
import { orderAddress } from './order-address';
import { OrderItems } from './order-items';
import { OrderStatus } from './order-status';
import styles from './orders.module.css';

interface FollowedOrderPageProps {
  readonly followed: FollowedOrder;
  /** The page's path. */
  readonly path: string;
  readonly back: PageHeadProps['back'];
}

/** The progress of an order, its items and their possible changes, its payment and its documents. */
export function FollowedOrderPage({ followed, path, back }: FollowedOrderPageProps) {
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
            values={{
              number: (
                <span className={styles.number} translate="no">
                  {order.number}
                </span>
              ),
            }}
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
            <WithdrawalPanel followed={followed} path={path} />
            <QuestionPanel />
          </>
        }
      >
        <Stack>
          <OrderStatus followed={followed} />
          <OrderItems followed={followed} path={path} />
          <Payment followed={followed} />
        </Stack>
      </Columns>
    </Page>
  );
}

function dayOf(moment: string): string {
  return todayInLuxembourg(new Date(moment));
}

/** The link to the withdrawal, while at least one contract can be withdrawn from (Directive 2011/83/EU, art. 11a). */
function WithdrawalPanel({ followed: { order, items }, path }: Omit<FollowedOrderPageProps, 'back'>) {
  if (items.every(({ withdrawal }) => withdrawal.state !== 'open')) return null;
  return (
    <SidePanel plain title={<FormattedMessage id="orders.withdrawal.title" />}>
      <p className={styles.side}>
        <FormattedMessage id="orders.withdrawal.text" />
      </p>
      <InternalLink className={styles.sideLink} href={orderAddress(path, order.tokenValue, 'withdraw')}>
        <FormattedMessage id="orders.withdraw.link" />
      </InternalLink>
    </SidePanel>
  );
}

/** The paid, refunded and due amounts; contracts that ended have no monthly price. */
function Payment({ followed: { order, items, refunds } }: { readonly followed: FollowedOrder }) {
  const locale = useShopLocale();
  const { card, email, total, monthlyTotal, shippingAddress } = order;
  const isVisited = order.items.some(({ installationName, selfInstallation }) => installationName && !selfInstallation);
  const isDelivered = isVisited || (order.timeline ?? []).some(({ kind }) => kind === 'parcel');
  const billed = items
    .filter(({ withdrawal }) => withdrawal.state === 'ended')
    .reduce((sum, { withdrawal }) => sum + withdrawal.amounts.billed, 0);
  return (
    <Card title={<FormattedMessage id="orders.facts.title" />}>
      <Facts
        facts={[
          {
            id: 'paid',
            label: <FormattedMessage id="orders.facts.paid" />,
            value: <Amount>{formatMoney(total, locale)}</Amount>,
          },
          {
            id: 'card',
            label: <FormattedMessage id="orders.facts.card" />,
            value: card && <Untranslated>{`${card.brand} •••• ${card.lastDigits}`}</Untranslated>,
          },
          ...refunds.map(({ amount, state }, index) => ({
            id: `refund ${index}`,
            label: <FormattedMessage id={`orders.refund.${state}`} />,
            value: <Amount>{formatMoney(amount, locale)}</Amount>,
          })),
          {
            id: 'billed',
            label: <FormattedMessage id="orders.facts.billed" />,
            value: billed > 0 && <Amount>{formatMoney(billed, locale)}</Amount>,
          },
          {
            id: 'monthly',
            label: <FormattedMessage id="orders.facts.monthly" />,
            value: monthlyTotal > 0 && (
              <>
                <Amount>{formatMoney(monthlyTotal, locale)}</Amount>
                <LaterPrices steps={monthlySteps(order)} />
              </>
            ),
          },
          {
            id: 'email',
            label: <FormattedMessage id="orders.facts.email" />,
            value: <Untranslated>{email}</Untranslated>,
          },
          {
            id: 'address',
            label: <FormattedMessage id="orders.facts.address" />,
            value: isDelivered && (
              <Untranslated>{[fullName(shippingAddress), ...addressLines(shippingAddress)].join(', ')}</Untranslated>
            ),
          },
        ]}
      />
    </Card>
  );
}
