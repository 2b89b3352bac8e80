import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './bar.module.css';

export interface BarProps {
  /** The bar's name for screen readers; a bar of the page's own content has none. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  /** The last one is the call to action, which fills the row where it does not fit beside the others. */
  readonly children: ReactNode;
}

/** Stays at the lower edge of a page. */
export function Bar({ label, className, children }: BarProps) {
  const Element = label === undefined ? 'div' : 'section';
  return (
    <Element className={classNames(styles.bar, className)} data-ground="panel" aria-label={label} data-print="hidden">
      <div className={styles.inside}>{children}</div>
    </Element>
  );
}
