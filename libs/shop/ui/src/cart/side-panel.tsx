import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './side-panel.module.css';

export interface PanelRow {
  readonly id: string;
  /** A `Thumb`. */
  readonly picture: ReactNode;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly price: ReactNode;
}

export interface SidePanelProps {
  /** Left out inside a dialog, which has its own title. */
  readonly title?: ReactNode;
  readonly icon?: ReactNode;
  /** At the end of the title's row: "3 items". */
  readonly count?: ReactNode;
  readonly rows?: readonly PanelRow[] | undefined;
  /** `Totals`, and anything else below the rows. */
  readonly children?: ReactNode;
  /** The continue button. */
  readonly action?: ReactNode;
  /** For a panel beside the cart's panel: only the cart's panel has the panel ground. */
  readonly plain?: boolean | undefined;
}

/** The cart, shown beside the main content. */
export function SidePanel({ title, icon, count, rows = [], children, action, plain = false }: SidePanelProps) {
  const titleId = useId();
  return (
    <section
      className={classNames(styles.panel, !title && styles.bare)}
      data-ground={title && !plain ? 'panel' : undefined}
      aria-labelledby={title ? titleId : undefined}
    >
      {title && (
        <div className={styles.head}>
          {icon}
          <h2 id={titleId}>{title}</h2>
          {count && <span className={styles.count}>{count}</span>}
        </div>
      )}
      {rows.length > 0 && (
        <ul className={styles.lines}>
          {rows.map((row) => (
            <li key={row.id}>
              {row.picture}
              <span>
                <b>{row.title}</b>
                {row.text && <small>{row.text}</small>}
              </span>
              <span className={styles.price}>{row.price}</span>
            </li>
          ))}
        </ul>
      )}
      {children}
      {action && <div className={styles.action}>{action}</div>}
    </section>
  );
}

export interface TotalsProps {
  readonly rows: readonly {
    readonly id: string;
    readonly label: ReactNode;
    readonly text?: ReactNode;
    readonly price: ReactNode;
  }[];
  /** Small print: VAT. */
  readonly note?: ReactNode;
}

/** The totals, per month and today. */
export function Totals({ rows, note }: TotalsProps) {
  return (
    <>
      <dl className={styles.totals}>
        {rows.map((row) => (
          <div key={row.id}>
            <dt>
              {row.label}
              {row.text && <small>{row.text}</small>}
            </dt>
            <dd>{row.price}</dd>
          </div>
        ))}
      </dl>
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
