import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/**
 * Announces its text whenever it changes, without moving the focus (WCAG 4.1.3). Render it before its text
 * arrives: some screen readers ignore a region that appears together with its text.
 */
export function StatusMessage({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.hidden} role="status" data-print="hidden">
      {children}
    </span>
  );
}
