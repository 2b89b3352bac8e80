import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { type CartItem, type Cents, physicalSimLines } from '@alzette/shop-model';
import { Amount, FormerPrice, Free } from '@alzette/ui';

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
      ({ identifier, product }) => ({ id: `parcel-${identifier}`, kind: 'parcel', name: product.name }) as const,
    ),
    ...physicalSimLines(items).map(
      ({ identifier, variant, subscription }) =>
        ({ id: `sim-${identifier}`, kind: 'sim', name: subscription?.variant.name ?? variant.name }) as const,
    ),
  ];
}

/** What a delivery is worth, in cents (spec 9). */
const prices: Readonly<Record<'sim' | 'parcel', Cents>> = { sim: 100, parcel: 599 };

interface DeliveryPriceProps {
  readonly kind: keyof typeof prices;
  /** Struck through and "Free" only where the shop charges nothing for shipping. */
  readonly isFree: boolean;
}

export function DeliveryPrice({ kind, isFree }: DeliveryPriceProps) {
  const locale = useShopLocale();
  const { formatMessage } = useIntl();
  const price = formatMoney(prices[kind], locale);
  if (!isFree) return <Amount>{price}</Amount>;
  return (
    <span>
      <FormerPrice label={formatMessage({ id: 'common.price-before' })}>{price}</FormerPrice>{' '}
      <Free>
        <FormattedMessage id="common.free" />
      </Free>
    </span>
  );
}
