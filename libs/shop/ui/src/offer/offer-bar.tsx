import type { ReactNode } from 'react';
import { BarTotals } from '../cart/bar-totals';
import { Bar } from '../layout/bar';
import styles from './offer-bar.module.css';

export interface OfferBarProps {
  /** The bar's name for screen readers. */
  readonly label: string;
  /** A `Thumb`. */
  readonly picture: ReactNode;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** The totals with their labels, side by side. */
  readonly sums: readonly { readonly id: string; readonly label: ReactNode; readonly price: ReactNode }[];
  /** On narrow screens: the monthly price, small, and the price due today; a press opens the totals. `label` is for screen readers. */
  readonly short: { readonly label: string; readonly price: ReactNode; readonly today: ReactNode };
  readonly onOpen: () => void;
  /** The one call to action. */
  readonly children: ReactNode;
}

/** Stays at the bottom edge of an offer page: name, price and button. */
export function OfferBar({ label, picture, title, text, sums, short, onOpen, children }: OfferBarProps) {
  return (
    <Bar label={label}>
      <div className={styles.what}>
        {picture}
        <span>
          <b>{title}</b>
          {text && <span className={styles.text}>{text}</span>}
        </span>
      </div>
      {sums.map((sum) => (
        <div key={sum.id} className={styles.sum}>
          <span>{sum.label}</span>
          {sum.price}
        </div>
      ))}
      <BarTotals {...short} onOpen={onOpen} />
      {children}
    </Bar>
  );
}
