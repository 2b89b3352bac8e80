import type { ReactNode } from 'react';
import { ChevronUpIcon } from '../icon/icons';
import { VisuallyHidden } from '../text/visually-hidden';
import styles from './bar-totals.module.css';

interface BarTotalsProps {
  readonly label: string;
  readonly price: ReactNode;
  readonly today: ReactNode;
  readonly onOpen: () => void;
}

/** The totals of a bar at the lower edge of narrow screens; a press opens their details. */
export function BarTotals({ label, price, today, onOpen }: BarTotalsProps) {
  return (
    <button type="button" className={styles.totals} aria-haspopup="dialog" onClick={onOpen}>
      <VisuallyHidden>{label}: </VisuallyHidden>
      {price}
      <VisuallyHidden>, </VisuallyHidden>
      <span className={styles.today}>
        <span>{today}</span>
        <ChevronUpIcon size={16} />
      </span>
    </button>
  );
}
