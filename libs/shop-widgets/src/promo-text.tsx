import { FormattedMessage } from 'react-intl';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import type { VariantPrice } from '@alzette/shop-model';

/** "29,99 € for 12 months, then 39,99 € per month" (spec row B10). Draws nothing without a discount. */
export function PromoText({ price }: { readonly price: VariantPrice }) {
  const locale = useShopLocale();
  const { applied, original, discountDuration } = price;
  if (discountDuration === null || applied.newCustomer === original) return null;
  return (
    <FormattedMessage
      id="shop.promo"
      values={{
        price: formatMoney(applied.newCustomer, locale),
        months: discountDuration,
        original: formatMoney(original, locale),
      }}
    />
  );
}
