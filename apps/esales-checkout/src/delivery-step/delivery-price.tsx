import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import type { Cents } from '@alzette/shop-model';
import { Amount, FormerPrice, Free } from '@alzette/ui';

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
