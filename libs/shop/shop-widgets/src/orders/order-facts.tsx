import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { useSettings } from '@alzette/remote-react';
import { isMainItem, orderedNames, type OrderResponse, phoneHref } from '@alzette/shop-model';
import { Amount, PhoneIcon, SidePanel } from '@alzette/ui';
import styles from './order-facts.module.css';

export interface OrderFact {
  readonly id: string;
  readonly label: ReactNode;
  /** A fact that is not known is left out. */
  readonly value: ReactNode;
}

/** The facts of an order, side by side. */
export function Facts({ facts }: { readonly facts: readonly OrderFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => Boolean(value))
        .map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** An order that waits for its payment, which has no number yet: its items and the amount due. */
export function UnpaidOrder({ order }: { readonly order: OrderResponse }) {
  const due = formatMoney(order.total, useShopLocale());
  const names = orderedNames(order);
  const items = order.items.filter(isMainItem).map(({ identifier }) => names.get(identifier));
  return (
    <Facts
      facts={[
        { id: 'items', label: <FormattedMessage id="order.unpaid.items" />, value: items.join(', ') },
        { id: 'due', label: <FormattedMessage id="order.unpaid.due" />, value: <Amount>{due}</Amount> },
      ]}
    />
  );
}

/** The contact for questions about an order. */
export function QuestionPanel() {
  const { support } = useSettings();
  return (
    <SidePanel plain title={<FormattedMessage id="order.question.title" />}>
      <p className={styles.text}>
        <FormattedMessage id="order.question.text" values={{ opensAt: support.opensAt, closesAt: support.closesAt }} />
      </p>
      <a className={styles.phone} href={phoneHref(support.phone)} translate="no">
        <PhoneIcon size={20} />
        {support.phone}
      </a>
    </SidePanel>
  );
}
