import { useIntl } from 'react-intl';
import { formatMoney, priceStyle } from '@alzette/i18n';
import { splitPrice, type Cents } from '@alzette/shop-model';
import { Price } from '@alzette/ui';
import { useShopLocale } from './use-shop-locale';

interface MoneyPriceProps {
  readonly cents: Cents;
  readonly size?: 'lg' | 'md' | 'sm';
}

/** What is due each month. */
export function MonthlyPrice({ cents, size }: MoneyPriceProps) {
  const { formatMessage } = useIntl();
  return (
    <LocalizedPrice
      cents={cents}
      size={size}
      label={formatMessage({ id: 'shop.monthlySpoken' }, { price: formatMoney(cents, useShopLocale()) })}
      unit={formatMessage({ id: 'shop.unitMonth' })}
    />
  );
}

/** What is due once, today. */
export function OneOffPrice({ cents, size }: MoneyPriceProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'shop.onceSpoken' }, { price: formatMoney(cents, useShopLocale()) });
  return <LocalizedPrice cents={cents} size={size} label={label} />;
}

interface LocalizedPriceProps {
  readonly cents: Cents;
  readonly label: string;
  readonly size: MoneyPriceProps['size'];
  readonly unit?: string;
}

function LocalizedPrice({ cents, label, size, unit }: LocalizedPriceProps) {
  const { decimal, euroInFront } = priceStyle(useShopLocale());
  const { integer, fraction } = splitPrice(cents);
  return (
    <Price
      label={label}
      integer={euroInFront ? `€${integer}` : String(integer)}
      fraction={euroInFront ? `${decimal}${fraction}` : `${decimal}${fraction} €`}
      unit={unit}
      size={size}
    />
  );
}
