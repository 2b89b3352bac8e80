import { useId, type ReactNode } from 'react';
import { DeliveryIcon, ReturnIcon, ServiceIcon, ShieldIcon, TagIcon } from '../icon/icons';
import { CardMark } from './card-mark';
import styles from './secure-payment.module.css';

const icons = { return: ReturnIcon, delivery: DeliveryIcon, service: ServiceIcon, price: TagIcon };

export interface SecurePaymentProps {
  readonly title: ReactNode;
  /** Names of provider, Visa, national scheme and Mastercard, in this order. */
  readonly marks: readonly string[];
  /** Assurances for the shopper: time to change one's mind, delivery, service, prices. */
  readonly assurances: readonly {
    readonly icon: keyof typeof icons;
    readonly title: ReactNode;
    readonly text: ReactNode;
  }[];
}

export function SecurePayment({ title, marks, assurances }: SecurePaymentProps) {
  const titleId = useId();
  return (
    <section className={styles.secure} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <ShieldIcon size={20} />
        {title}
      </h2>
      <ul className={styles.marks}>
        {marks.map((mark) => (
          <li key={mark}>
            <CardMark name={mark} />
          </li>
        ))}
      </ul>
      <ul className={styles.assurances}>
        {assurances.map(({ icon, title: assurance, text }) => {
          const Icon = icons[icon];
          return (
            <li key={icon}>
              <Icon size={20} />
              <span>
                <b>{assurance}</b>
                <small>{text}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
