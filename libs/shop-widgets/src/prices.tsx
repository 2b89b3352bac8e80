import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, moneyParts, useShopLocale } from '@alzette/i18n';
import { appliedPrice, type Cents, type VariantPrice } from '@alzette/shop-model';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { Price } from '@alzette/ui';

interface MoneyPriceProps {
  readonly cents: Cents;
  readonly size?: 'lg' | 'md' | 'sm';
}

export function MonthlyPrice({ cents, size }: MoneyPriceProps) {
  const { formatMessage } = useIntl();
  return (
    <LocalizedPrice
      cents={cents}
      size={size}
      label={formatMessage({ id: 'common.price-per-month' }, { amount: formatMoney(cents, useShopLocale()) })}
      unit={formatMessage({ id: 'common.per-month.short' })}
    />
  );
}

export function OneOffPrice({ cents, size }: MoneyPriceProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'common.price-today' }, { amount: formatMoney(cents, useShopLocale()) });
  return <LocalizedPrice cents={cents} size={size} label={label} />;
}

interface LocalizedPriceProps {
  readonly cents: Cents;
  readonly label: string;
  readonly size: MoneyPriceProps['size'];
  readonly unit?: string;
}

function LocalizedPrice({ cents, label, size, unit }: LocalizedPriceProps) {
  const { integer, fraction } = moneyParts(cents, useShopLocale());
  return <Price label={label} integer={integer} fraction={fraction} unit={unit} size={size} />;
}

/**
 * "29,99 € for 12 months, then 39,99 € per month" (spec row B10), with the prices of this customer. Renders nothing
 * without a discount.
 */
export function PromotionText({ price }: { readonly price: VariantPrice }) {
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
