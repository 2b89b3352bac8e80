import type { ReactNode } from 'react';
import { Card } from '@alzette/ui';
import styles from './payment-due.module.css';

interface PaymentDueProps {
  readonly dues: readonly { readonly id: string; readonly label: ReactNode; readonly price: ReactNode }[];
  /** The button that obliges to pay. */
  readonly button: ReactNode;
  readonly legal: ReactNode;
}

/** What is due, the button that obliges to pay it, and what follows. */
export function PaymentDue({ dues, button, legal }: PaymentDueProps) {
  return (
    <Card>
      <div className={styles.row}>
        <dl className={styles.totals}>
          {dues.map(({ id, label, price }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{price}</dd>
            </div>
          ))}
        </dl>
        {button}
      </div>
      <p className={styles.legal}>{legal}</p>
    </Card>
  );
}
