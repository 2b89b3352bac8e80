import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface Fact {
  readonly id: string;
  readonly label: ReactNode;
  /** A fact that is not known is left out. */
  readonly value: ReactNode;
}

/** The facts of an order, side by side. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
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
