import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  type AdditionalProduct,
  type CartItem,
  createTvPackageIdentifiers,
  describeTvPackage,
  type OfferAddOns,
  type TvPackage,
  tvPackageItem,
} from '@alzette/shop-model';
import { SwitchRow } from '@alzette/ui';
import { AddOnCard } from './add-on-card';
import { AddOnPrice, AddOnTerms, ReadMoreLink } from './add-on-details';
import styles from './add-ons.module.css';

export interface AddOnListProps {
  /** The item that the add-ons belong to. */
  readonly parent: CartItem;
  readonly addOns: Pick<OfferAddOns, 'products' | 'tvPackages'>;
  /** Chosen add-ons and packages; those of other items are ignored. */
  readonly chosen: readonly CartItem[];
  readonly isExistingCustomer: boolean;
  /** An add-on with its variant and quantity; it replaces any other variant of the same product (`withChoice`). */
  readonly onChoose: (item: CartItem) => void;
  readonly onRemove: (identifier: string) => void;
}

/** All add-ons and packages of an offer. Controlled by `chosen`. */
export function AddOnList({ parent, addOns, chosen, isExistingCustomer, onChoose, onRemove }: AddOnListProps) {
  const titleId = useId();
  const [newIdentifier] = useState(() => createTvPackageIdentifiers(() => Date.now()));
  const { products, tvPackages } = addOns;
  const own = chosen.filter((item) => item.parentIdentifier === parent.identifier);
  const shared = { parent, isExistingCustomer, onChoose, onRemove };
  const renderCard = (product: AdditionalProduct) => (
    <AddOnCard
      key={product.code}
      {...shared}
      product={product}
      item={own.find((item) => item.type === 'subscription-additional' && item.product.code === product.code)}
    />
  );
  const rows = products.filter(({ display }) => display === 'row');
  const columns = products.filter(({ display }) => display === 'column');
  return (
    <div className={styles.groups}>
      {rows.length > 0 && <ul className={styles.rows}>{rows.map(renderCard)}</ul>}
      {columns.length > 0 && <ul className={styles.columns}>{columns.map(renderCard)}</ul>}
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

interface TvPackageRowProps extends Pick<AddOnListProps, 'parent' | 'isExistingCustomer' | 'onChoose' | 'onRemove'> {
  readonly tvPackage: TvPackage;
  readonly items: readonly CartItem[];
  readonly newIdentifier: () => string;
}

/** A TV package with its title and contents (spec row D10). */
function TvPackageRow(props: TvPackageRowProps) {
  const { parent, tvPackage, items, isExistingCustomer, newIdentifier, onChoose, onRemove } = props;
  const { product, code } = tvPackage;
  const { title, subtitle, channels } = describeTvPackage(tvPackage);
  const present = items.filter((item) => item.product.code === product.code);

  // Spec row D5: every variant of the package is removed before the new one is added.
  function handleChange(isChosen: boolean) {
    for (const item of present) onRemove(item.identifier);
    if (isChosen) onChoose(tvPackageItem(parent, tvPackage, newIdentifier()));
  }

  return (
    <>
      <SwitchRow
        name={`tv-package.${parent.identifier}.${code}`}
        label={title}
        help={
          <>
            {subtitle}
            <AddOnTerms variant={tvPackage} isExistingCustomer={isExistingCustomer} />
          </>
        }
        end={<AddOnPrice variant={tvPackage} isExistingCustomer={isExistingCustomer} />}
        checked={present.some((item) => item.variant.code === code)}
        onChange={handleChange}
      />
      {channels && <ReadMoreLink name={title} readMore={{ kind: 'popup', title, content: channels }} />}
    </>
  );
}
