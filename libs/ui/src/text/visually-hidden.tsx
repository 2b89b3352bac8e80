import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/**
 * Reads its text out whenever it changes, without moving the focus (WCAG 4.1.3). It has to stand on the page before its text
 * comes: some screen readers ignore a region that appears together with its text.
 */
export function StatusMessage({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.hidden} role="status" data-print="hidden">
      {children}
    </span>
  );
}
