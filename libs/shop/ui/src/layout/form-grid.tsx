import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './form-grid.module.css';

/** Six columns; a child spans all of them unless it is inside a `Cell`. */
export function FormGrid({ children }: { readonly children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

export interface CellProps {
  readonly children: ReactNode;
  readonly span: 2 | 3 | 4;
  /** Columns on a phone, all six when left out. Only parts of one value share a row there, and none below 375 px. */
  readonly narrowSpan?: 2 | 3 | 4 | undefined;
}

export function Cell({ children, span, narrowSpan }: CellProps) {
  return (
    <div className={classNames(styles[`span${span}`], narrowSpan && styles[`narrow${narrowSpan}`])}>{children}</div>
  );
}
