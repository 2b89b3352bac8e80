import { useIntl } from 'react-intl';
import { formatMoney, moneyParts, useShopLocale } from '@alzette/i18n';
import type { Cents } from '@alzette/shop-model';
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
