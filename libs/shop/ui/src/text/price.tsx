import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './price.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface PriceProps {
  /** The whole price as it is read out: `19,99 € par mois`. */
  readonly label: string;
  /** The large part: `19`, or `€19` where the sign comes first. */
  readonly integer: string;
  /** The raised part: `,99 €`. */
  readonly fraction: string;
  /** `/mois`; empty for a one-off price. */
  readonly unit?: string | undefined;
  readonly size?: 'lg' | 'md' | 'sm' | undefined;
}

/** A visual price, with one full text for screen readers. */
export function Price({ label, integer, fraction, unit, size = 'md' }: PriceProps) {
  return (
    <span className={classNames(styles.price, size !== 'md' && styles[size], !unit && styles.alone)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.integer} translate="no" aria-hidden>
        {integer}
      </span>
      <span className={styles.fraction} translate="no" aria-hidden>
        {fraction}
      </span>
      {unit && (
        <span className={styles.unit} aria-hidden>
          {unit}
        </span>
      )}
    </span>
  );
}

/** An amount inside a text: tabular figures, no line break, not translated. */
export function Amount({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.amount} translate="no">
      {children}
    </span>
  );
}

/** A former price. `label` names it for screen readers. */
export function FormerPrice({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <s className={classNames(styles.amount, styles.was)}>
      <VisuallyHidden>{label} </VisuallyHidden>
      <span translate="no">{children}</span>
    </s>
  );
}

/** The label "free". */
export function Free({ children }: { readonly children: ReactNode }) {
  return <span className={styles.free}>{children}</span>;
}
