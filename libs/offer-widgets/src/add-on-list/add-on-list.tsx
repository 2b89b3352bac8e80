import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { createTvPackageIdentifiers, type AdditionalProduct, type CartItem, type TvPackage } from '@alzette/shop-model';
import styles from './add-on-list.module.css';
import { AdditionalCard } from './additional-card';
import { TvPackageRow } from './tv-package-row';

export interface AddOnListProps {
  /** The line that the add-ons hang on. */
  readonly parent: CartItem;
  readonly additionals: readonly AdditionalProduct[];
  readonly tvPackages: readonly TvPackage[];
  /** Add-ons and packages that are in; those of other lines are passed over. */
  readonly chosen: readonly CartItem[];
  readonly isExistingCustomer: boolean;
  /** An add-on with its variant and quantity: it takes the place of any other variant of it (`withChoice`). */
  readonly onChoose: (item: CartItem) => void;
  readonly onRemove: (identifier: string) => void;
}

/** Everything that can be chosen beside an offer. Holds no choice itself: what is in comes from `chosen`. */
export function AddOnList({
  parent,
  additionals,
  tvPackages,
  chosen,
  isExistingCustomer,
  onChoose,
  onRemove,
}: AddOnListProps) {
  const titleId = useId();
  const [newIdentifier] = useState(() => createTvPackageIdentifiers(() => Date.now()));
  const own = chosen.filter((item) => item.parentIdentifier === parent.identifier);
  const shared = { parent, isExistingCustomer, onChoose, onRemove };
  const draw = (additional: AdditionalProduct) => (
    <AdditionalCard
      key={additional.code}
      {...shared}
      additional={additional}
      item={own.find(({ type, product }) => type === 'subscription-additional' && product.code === additional.code)}
    />
  );
  const rows = additionals.filter(({ display }) => display === 'row');
  const columns = additionals.filter(({ display }) => display === 'column');
  return (
    <div className={styles.groups}>
      {rows.length > 0 && <ul className={styles.rows}>{rows.map(draw)}</ul>}
      {columns.length > 0 && <ul className={styles.columns}>{columns.map(draw)}</ul>}
      {tvPackages.length > 0 && (
        <section aria-labelledby={titleId}>
          <h3 id={titleId}>
            <FormattedMessage id="offer.tvPackages" />
          </h3>
          <ul className={styles.rows}>
            {tvPackages.map((tvPackage) => (
              <li key={tvPackage.code}>
                <TvPackageRow
                  {...shared}
                  tvPackage={tvPackage}
                  items={own.filter(({ type }) => type === 'tv-package')}
                  newIdentifier={newIdentifier}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
