import { useId, type ReactNode } from 'react';
import { Disclosure } from '../disclosure/disclosure';
import styles from './item-card.module.css';

export interface ItemRow {
  readonly id: string;
  readonly label: ReactNode;
  readonly text?: ReactNode;
  readonly amount: ReactNode;
}

export interface ItemCardProps {
  /** An `ItemPicture`. */
  readonly picture: ReactNode;
  readonly title: ReactNode;
  /** 2 when no group title stands above. */
  readonly titleLevel?: 2 | 3 | undefined;
  readonly facts?: ReactNode;
  readonly tag?: ReactNode;
  readonly price: ReactNode;
  /** Under the price: what is paid today. */
  readonly priceText?: ReactNode;
  /** Collapsed at first. */
  readonly details?:
    { readonly summary: ReactNode; readonly lines: readonly ItemRow[]; readonly open?: boolean } | undefined;
  /** What hangs on it, always in sight and on paper. */
  readonly lines?: readonly ItemRow[] | undefined;
  /** Questions about this item, one section each. */
  readonly sections?: readonly ReactNode[] | undefined;
  /** Disclosures of their own, below the sections. */
  readonly folds?: ReactNode;
  /** Quiet buttons: edit, delete. */
  readonly actions?: ReactNode;
}

export function ItemCard(props: ItemCardProps) {
  const {
    picture,
    title,
    titleLevel = 3,
    facts,
    tag,
    price,
    priceText,
    details,
    lines = [],
    sections = [],
    folds,
    actions,
  } = props;
  const titleId = useId();
  const Title = `h${titleLevel}` as const;
  return (
    <article className={styles.item} aria-labelledby={titleId}>
      <div className={styles.head}>
        {picture}
        <div className={styles.text}>
          <Title id={titleId}>{title}</Title>
          {facts && <p>{facts}</p>}
          {tag && <div className={styles.tag}>{tag}</div>}
        </div>
        <div className={styles.price}>
          {price}
          {priceText && <small>{priceText}</small>}
        </div>
      </div>
      {details && (
        <Disclosure summary={details.summary} defaultOpen={details.open}>
          <ItemRows lines={details.lines} />
        </Disclosure>
      )}
      {lines.length > 0 && (
        <div className={styles.listed}>
          <ItemRows lines={lines} />
        </div>
      )}
      {sections.map((section, index) => (
        <div key={index} className={styles.section}>
          {section}
        </div>
      ))}
      {folds}
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}

/** The parts of an item with their prices. */
export function ItemRows({ lines }: { readonly lines: readonly ItemRow[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id}>
          <span>
            {line.label}
            {line.text && <small>{line.text}</small>}
          </span>
          <span className={styles.amount}>{line.amount}</span>
        </li>
      ))}
    </ul>
  );
}
