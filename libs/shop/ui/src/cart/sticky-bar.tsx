import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Bar } from '../layout/bar';
import { BarTotals } from './bar-totals';
import styles from './sticky-bar.module.css';

export interface StickyBarProps {
  /** The label of the totals button, for screen readers: "Details of the price". */
  readonly label: string;
  /** A `Price` of size `sm`. */
  readonly price: ReactNode;
  /** "236,00 € today". */
  readonly today: ReactNode;
  /** Opens the cart sheet. */
  readonly onOpen: () => void;
  /** The continue button: `variant="primary" compact`. */
  readonly children: ReactNode;
  /** Puts a button with a long label under the totals. */
  readonly stacked?: boolean | undefined;
}

/** Sticks to a phone's lower edge; hidden from 960 on. */
export function StickyBar({ label, price, today, onOpen, children, stacked }: StickyBarProps) {
  return (
    <Bar className={classNames(styles.bar, stacked && styles.stacked)}>
      <BarTotals label={label} price={price} today={today} onOpen={onOpen} />
      {children}
    </Bar>
  );
}
