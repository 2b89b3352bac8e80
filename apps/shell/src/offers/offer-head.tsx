import type { ReactNode } from 'react';
import styles from './offer-head.module.css';

interface OfferHeadProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** A quiet way to an offer that is easily confused with this one. */
  readonly more?: ReactNode;
  /** At the end of the title's line: the mode. */
  readonly aside?: ReactNode;
  /** A question that the mode brings. */
  readonly children?: ReactNode;
}

/** The head of an offer page: what it is, and for whom. */
export function OfferHead({ title, lead, more, aside, children }: OfferHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.row}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {more}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {children && <div className={styles.question}>{children}</div>}
    </div>
  );
}
