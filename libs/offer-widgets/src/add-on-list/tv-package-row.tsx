import { tvPackageItem, type CartItem, type TvPackage } from '@alzette/shop-model';
import { SwitchRow } from '@alzette/ui';
import { AddOnPrice, AddOnTerms } from '../add-on-price/add-on-price';
import { textOf } from './additional-words';

interface TvPackageRowProps {
  readonly parent: CartItem;
  readonly tvPackage: TvPackage;
  readonly items: readonly CartItem[];
  readonly isExistingCustomer: boolean;
  /** A new identifier for a package of the cart. */
  readonly newIdentifier: () => string;
  readonly onChoose: (item: CartItem) => void;
  readonly onRemove: (identifier: string) => void;
}

/** A TV package with its title and what it holds (spec row D10). */
export function TvPackageRow(props: TvPackageRowProps) {
  const { parent, tvPackage, items, isExistingCustomer, newIdentifier, onChoose, onRemove } = props;
  const { attributes, product, code } = tvPackage;
  const present = items.filter((item) => item.product.code === product.code);

  // Spec row D5: whatever there is of the package leaves first.
  function handleChange(isWanted: boolean) {
    for (const item of present) onRemove(item.identifier);
    if (isWanted) onChoose(tvPackageItem(parent, tvPackage, newIdentifier()));
  }

  return (
    <SwitchRow
      name={`tv-package.${parent.identifier}.${code}`}
      label={textOf(attributes, 'tv_thematic_package_title') || tvPackage.name}
      help={
        <>
          {textOf(attributes, 'tv_thematic_package_detail_subtitle')}
          <AddOnTerms offer={tvPackage} isExistingCustomer={isExistingCustomer} />
        </>
      }
      end={<AddOnPrice offer={tvPackage} isExistingCustomer={isExistingCustomer} />}
      checked={present.some((item) => item.variant.code === code)}
      onChange={handleChange}
    />
  );
}
