import type { ReactNode } from 'react';
import { BagOnWaves } from './bag-on-waves';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Link or button to the next action. */
  readonly action?: ReactNode;
  /** A rendering other than the empty bag. */
  readonly picture?: ReactNode;
}

export function EmptyState({ title, text, action, picture = <BagOnWaves /> }: EmptyStateProps) {
  return (
    <section className={styles.empty}>
      {picture}
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action}
    </section>
  );
}
