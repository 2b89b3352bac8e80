import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { type CartItem, type Cents, type OrderResponse, physicalSimLines } from '@alzette/shop-model';
import { Amount, FormerPrice, Free } from '@alzette/ui';
import styles from './delivery-step.module.css';

/** Something that travels: a SIM card in a letter, a device or an add-on in a parcel (spec row J2). */
export interface DeliveryLine {
  readonly id: string;
  readonly kind: 'sim' | 'parcel';
  readonly name: string;
}

export function deliveryLines(items: readonly CartItem[]): DeliveryLine[] {
  const parcels = items.filter(({ type, deliverable }) => type === 'device' || deliverable);
  return [
    ...parcels.map(
      ({ identifier, variant }) => ({ id: `parcel-${identifier}`, kind: 'parcel', name: variant.name }) as const,
    ),
    ...physicalSimLines(items).map(
      ({ identifier, variant, subscription }) =>
        ({ id: `sim-${identifier}`, kind: 'sim', name: subscription?.variant.name ?? variant.name }) as const,
    ),
  ];
}

/** What a delivery is worth, in cents (spec 9). */
const prices: Readonly<Record<'sim' | 'parcel', Cents>> = { sim: 100, parcel: 599 };

/** What the shop says about the price of shipping: it asks for it, it waived it, or it never asks. */
export type ShippingCharge = 'charged' | 'waived' | 'free';

export function shippingChargeOf({ shippingTotal, shippingWaived = 0 }: OrderResponse): ShippingCharge {
  if (shippingTotal > 0) return 'charged';
  return shippingWaived > 0 ? 'waived' : 'free';
}

interface DeliveryPriceProps {
  readonly kind: keyof typeof prices;
  /** Without an order no price was asked, so none is struck through. */
  readonly charge?: ShippingCharge;
}

/** A price is struck through only where the order says that it was asked and waived. */
export function DeliveryPrice({ kind, charge = 'free' }: DeliveryPriceProps) {
  const locale = useShopLocale();
  const { formatMessage } = useIntl();
  const price = formatMoney(prices[kind], locale);
  const label = (
    <span className={styles.fee}>
      <FormattedMessage id="delivery.fee" />
    </span>
  );
  if (charge === 'charged') {
    return (
      <span>
        {label} <Amount>{price}</Amount>
      </span>
    );
  }
  return (
    <span>
      {label}{' '}
      {charge === 'waived' && (
        <>
          <FormerPrice label={formatMessage({ id: 'common.price-before' })}>{price}</FormerPrice>{' '}
        </>
      )}
      <Free>
        <FormattedMessage id="common.free" />
      </Free>
    </span>
  );
}
