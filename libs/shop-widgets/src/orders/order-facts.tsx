import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSettings } from '@alzette/remote-react';
import { phoneHref } from '@alzette/shop-model';
import { PhoneIcon, SidePanel } from '@alzette/ui';
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

/** Where a question about an order is filled in. */
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
