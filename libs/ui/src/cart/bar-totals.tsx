import type { ReactNode } from 'react';
import { ChevronUpIcon } from '../icon/icons';
import styles from './bar-totals.module.css';

interface BarTotalsProps {
  readonly price: ReactNode;
  readonly today: ReactNode;
  readonly onOpen: () => void;
}

/** The totals of a bar at the lower edge of narrow screens; a press opens their details. */
export function BarTotals({ price, today, onOpen }: BarTotalsProps) {
  return (
    <button type="button" className={styles.totals} aria-haspopup="dialog" onClick={onOpen}>
      {price}
      <span className={styles.today}>
        <span>{today}</span>
        <ChevronUpIcon size={16} />
      </span>
    </button>
  );
}
