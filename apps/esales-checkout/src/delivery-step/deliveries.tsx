import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import {
  type CartItem,
  type Cents,
  type DeliveryKind,
  deliveryKindsOf,
  installationModeOf,
  isMobileItem,
  withQuantity,
} from '@alzette/shop-model';
import { Amount, FormerPrice, Free } from '@alzette/ui';
import styles from './delivery-step.module.css';

/** Equal deliveries for items of the cart (spec row J2). */
export interface DeliveryRow {
  readonly id: string;
  /** The identifiers of the items. */
  readonly identifiers: readonly string[];
  readonly kind: DeliveryKind;
  /** The name of the thing, or of the plan of a SIM card; with the quantity where there are several. */
  readonly name: string;
  readonly quantity: number;
}

/** Parcels first, then letters. */
export function deliveryRows(items: readonly CartItem[]): DeliveryRow[] {
  const rows = new Map<string, DeliveryRow>();
  for (const { identifier, kind, name, quantity } of items.flatMap(deliveriesOf)) {
    const id = `${kind}-${name}`;
    const { identifiers, quantity: before } = rows.get(id) ?? { identifiers: [], quantity: 0 };
    rows.set(id, { id, identifiers: [...identifiers, identifier], kind, name, quantity: before + quantity });
  }
  return [...rows.values()]
    .map((row) => ({ ...row, name: withQuantity(row.quantity, row.name) }))
    .sort((one, other) => one.kind.localeCompare(other.kind));
}

/** The name of a row as text. */
export function DeliveryName({ row: { kind, name, quantity } }: { readonly row: DeliveryRow }) {
  return kind === 'sim' ? <FormattedMessage id="delivery.sim" values={{ name, quantity }} /> : name;
}

function deliveriesOf(item: CartItem) {
  const { identifier, variant, subscription, quantity } = item;
  const installationParcel = installationModeOf(item)?.parcel;
  const names = {
    sim: (subscription?.variant ?? variant).name,
    parcel: installationParcel ?? variant.name,
  };
  return deliveryKindsOf({ ...item, hasLine: isMobileItem(item), installationParcel }).map((kind) => ({
    identifier,
    kind,
    name: names[kind],
    quantity,
  }));
}

interface DeliveryPriceProps {
  /** The price by the operator's tariff, in cents; 0 while the tariff is unknown. */
  readonly price: Cents;
  /** True if the order charges the price; otherwise the price is waived. */
  readonly isCharged?: boolean;
}

/** The price of the delivery, struck through where the shop waives it (decision 61). */
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
