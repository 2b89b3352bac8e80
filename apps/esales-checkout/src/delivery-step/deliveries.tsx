import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import {
  type CartItem,
  type Cents,
  type DeliveryKind,
  deliveryKindsOf,
  installationModeOf,
  isMobileItem,
} from '@alzette/shop-model';
import { Amount, FormerPrice, Free } from '@alzette/ui';
import styles from './delivery-step.module.css';

/** A thing that travels for an item of the cart (spec row J2). */
export interface DeliveryRow {
  readonly id: string;
  /** The item's identifier. */
  readonly identifier: string;
  readonly kind: DeliveryKind;
  readonly name: string;
}

/** Parcels first, then letters. */
export function deliveryRows(items: readonly CartItem[]): DeliveryRow[] {
  return items.flatMap(rowsOf).sort((one, other) => one.kind.localeCompare(other.kind));
}

function rowsOf(item: CartItem): DeliveryRow[] {
  const { identifier, variant, subscription } = item;
  const installationParcel = installationModeOf(item)?.parcel;
  const names = {
    sim: (subscription?.variant ?? variant).name,
    parcel: installationParcel ?? variant.name,
  };
  return deliveryKindsOf({ ...item, hasLine: isMobileItem(item), installationParcel }).map((kind) => ({
    id: `${kind}-${identifier}`,
    identifier,
    kind,
    name: names[kind],
  }));
}

interface DeliveryPriceProps {
  /** By the operator's tariff, in cents; 0 while it is not known. */
  readonly price: Cents;
  /** True if the order asks for it; otherwise it is waived. */
  readonly isCharged?: boolean;
}

/** What the delivery costs, struck through where the shop waives it (decision 61). */
export function DeliveryPrice({ price, isCharged = false }: DeliveryPriceProps) {
  const locale = useShopLocale();
  const { formatMessage } = useIntl();
  const amount = formatMoney(price, locale);
  return (
    <span className={styles.price}>
      <span className={styles.fee}>
        <FormattedMessage id="delivery.fee" />
      </span>{' '}
      {isCharged ? (
        <Amount>{amount}</Amount>
      ) : (
        <>
          {price > 0 && <FormerPrice label={formatMessage({ id: 'common.price-before' })}>{amount}</FormerPrice>}{' '}
          <Free>
            <FormattedMessage id="common.free" />
          </Free>
        </>
      )}
    </span>
  );
}
