import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useFieldScope } from '../field/field-scope';
import { Disclosure } from '../disclosure/disclosure';
import { ChevronDownIcon } from '../icon/icons';
import styles from './item-card.module.css';

export interface ItemRow {
  readonly id: string;
  readonly label: ReactNode;
  readonly text?: ReactNode;
  readonly amount: ReactNode;
}

export interface ItemCardProps {
  /** Makes the card a target of focus. */
  readonly id?: string | undefined;
  /** An `ItemPicture`. */
  readonly picture: ReactNode;
  readonly title: ReactNode;
  /** 2 without a group title above. */
  readonly titleLevel?: 2 | 3 | undefined;
  readonly facts?: ReactNode;
  /** At the end of the head; also visible while the card is folded. */
  readonly terms?: ReactNode;
  readonly tag?: ReactNode;
  readonly price: ReactNode;
  /** Under the price: the amount paid today. */
  readonly priceText?: ReactNode;
  /** Collapsed at first. */
  readonly details?:
    { readonly summary: ReactNode; readonly rows: readonly ItemRow[]; readonly open?: boolean } | undefined;
  /** Add-ons and fees of the item, always shown and printed. */
  readonly rows?: readonly ItemRow[] | undefined;
  /** Questions about this item, one section each. */
  readonly sections?: readonly ReactNode[] | undefined;
  /** Disclosures of their own, below the sections. */
  readonly folds?: ReactNode;
  /** Quiet buttons: edit, delete. */
  readonly actions?: ReactNode;
  /** Makes the title fold everything below the head. A card without such content has nothing to fold. */
  readonly fold?: ItemFold | undefined;
}

export interface ItemFold {
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  /** Shown in the head while the card is folded: its content in one line. */
  readonly folded?: ReactNode;
}

export function ItemCard(props: ItemCardProps) {
  const {
    id,
    picture,
    title,
    titleLevel = 3,
    facts,
    terms,
    tag,
    price,
    priceText,
    details,
    rows = [],
    sections = [],
    folds,
    actions,
    fold,
  } = props;
  const scope = useFieldScope();
  const titleId = useId();
  const bodyId = useId();
  const hasBody = Boolean(details) || rows.length > 0 || sections.length > 0 || Boolean(folds);
  const isFolded = fold?.open === false && hasBody;
  const body = useRevealedBody(fold);
  return (
    <article
      className={styles.item}
      id={id && `${scope}${id}`}
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={titleId}
    >
      <div className={styles.head}>
        {picture}
        <div className={styles.text}>
          <ItemTitle id={titleId} level={titleLevel} bodyId={bodyId} fold={hasBody ? fold : undefined}>
            {title}
          </ItemTitle>
          {facts && <p>{facts}</p>}
          {isFolded && fold.folded && <p>{fold.folded}</p>}
          {tag && <div className={styles.tag}>{tag}</div>}
        </div>
        <div className={styles.price}>
          {price}
          {priceText && <small>{priceText}</small>}
        </div>
        {(terms || actions) && (
          <div className={styles.foot}>
            {terms && <div className={styles.terms}>{terms}</div>}
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
        )}
      </div>
      <div ref={body} id={bodyId} className={styles.body} hidden={isFolded}>
        {details && (
          <Disclosure summary={details.summary} defaultOpen={details.open}>
            <ItemRows rows={details.rows} />
          </Disclosure>
        )}
        {rows.length > 0 && (
          <div className={styles.listed}>
            <ItemRows rows={rows} />
          </div>
        )}
        {sections.map((section, index) => (
          <div key={index} className={styles.section}>
            {section}
          </div>
        ))}
        {folds}
      </div>
    </article>
  );
}

interface ItemTitleProps {
  readonly id: string;
  readonly level: NonNullable<ItemCardProps['titleLevel']>;
  readonly bodyId: string;
  readonly fold: ItemFold | undefined;
  readonly children: ReactNode;
}

function ItemTitle({ id, level, bodyId, fold, children }: ItemTitleProps) {
  const Title = `h${level}` as const;
  return (
    <Title id={id}>
      {fold ? (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={fold.open}
          aria-controls={bodyId}
          onClick={() => fold.onToggle(!fold.open)}
        >
          {children}
          <ChevronDownIcon size={20} />
        </button>
      ) : (
        children
      )}
    </Title>
  );
}

/** Opens the card when the browser's search or a link to a field finds content inside. */
function useRevealedBody(fold: ItemFold | undefined) {
  const body = useRef<HTMLDivElement>(null);
  const onToggle = fold?.onToggle;
  useEffect(() => {
    const element = body.current;
    if (!element || !onToggle) return;
    const handleReveal = () => {
      // The field takes focus before the next render.
      element.hidden = false;
      onToggle(true);
    };
    element.addEventListener('beforematch', handleReveal);
    return () => element.removeEventListener('beforematch', handleReveal);
  }, [onToggle]);
  return body;
}

/** The parts of an item with their prices. */
export function ItemRows({ rows }: { readonly rows: readonly ItemRow[] }) {
  return (
    <ul className={styles.lines}>
      {rows.map((row) => (
        <li key={row.id}>
          <span>
            {row.label}
            {row.text && <small>{row.text}</small>}
          </span>
          <span className={styles.amount}>{row.amount}</span>
        </li>
      ))}
    </ul>
  );
}
