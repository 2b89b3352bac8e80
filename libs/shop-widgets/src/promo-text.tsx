import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { appliedPrice, type VariantPrice } from '@alzette/shop-model';
import { selectIsExistingCustomer } from '@alzette/shop-store';

/** "29,99 € for 12 months, then 39,99 € per month" (spec row B10), as the customer is. Draws nothing without a discount. */
export function PromoText({ price }: { readonly price: VariantPrice }) {
  const locale = useShopLocale();
  const applied = appliedPrice(price, useSelector(selectIsExistingCustomer));
  const { original, discountDuration } = price;
  if (discountDuration === null || applied >= original) return null;
  return (
    <FormattedMessage
      id="shop.promo"
      values={{
        price: formatMoney(applied, locale),
        months: discountDuration,
        original: formatMoney(original, locale),
      }}
    />
  );
}
