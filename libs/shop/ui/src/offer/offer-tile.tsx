import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import choice from '../field/choice.module.css';
import { CheckIcon } from '../icon/icons';
import styles from './offer-tile.module.css';

export interface OfferTilesProps {
  /** Label of the offers, for screen readers. */
  readonly label: string;
  /** Two tiles in a row: beside a panel there is no space for three. */
  readonly paired?: boolean | undefined;
  readonly children: ReactNode;
}

/** Offers beside one another, three across; four and five share a row where there is space. */
export function OfferTiles({ label, paired = false, children }: OfferTilesProps) {
  return (
    <div role="radiogroup" aria-label={label} className={paired ? styles.pairs : styles.tiles}>
      {children}
    </div>
  );
}

export interface OfferTileProps {
  /** The same for all tiles that are compared. */
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly onSelect: () => void;
  readonly title: string;
  /** 2 without a heading above the offers. */
  readonly titleLevel?: 2 | 3 | undefined;
  readonly tag?: ReactNode;
  /** On the upper edge: what makes this offer stand out among the others. */
  readonly ribbon?: ReactNode;
  /** The fact by which offers are compared: amount of data, speed. */
  readonly lead?: ReactNode;
  /** A `Price` of size `lg`. */
  readonly price: ReactNode;
  /** Below the price: its rises, or the minimum term. */
  readonly promo?: ReactNode;
  readonly facts?: readonly string[] | undefined;
  /** Small print at the lower edge. */
  readonly terms?: ReactNode;
}

/** One offer in a comparison. The whole tile is the target of its radio. */
export function OfferTile(props: OfferTileProps) {
  const {
    name,
    value,
    checked,
    onSelect,
    title,
    titleLevel = 3,
    tag,
    ribbon,
    lead,
    price,
    promo,
    facts = [],
    terms,
  } = props;
  const id = useId();
  const Title = `h${titleLevel}` as const;
  return (
    <article className={styles.tile} aria-labelledby={`${id}-title`}>
      {ribbon && <p className={styles.ribbon}>{ribbon}</p>}
      <div className={styles.top}>
        <div className={styles.name}>
          <Title id={`${id}-title`}>{title}</Title>
          {tag}
        </div>
        <input
          type="radio"
          className={classNames(choice.radio, styles.radio)}
          name={name}
          value={value}
          checked={checked}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-price`}
          onChange={onSelect}
        />
      </div>
      <p className={styles.lead}>{lead}</p>
      <div id={`${id}-price`}>
        {price}
        <p className={styles.promo}>{promo}</p>
      </div>
      <div className={styles.more}>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>
              <CheckIcon size={20} />
              {fact}
            </li>
          ))}
        </ul>
        {terms && <div className={styles.terms}>{terms}</div>}
      </div>
    </article>
  );
}
