import { moneyParts, useShopLocale } from '@alzette/i18n';
import { Price, type PriceProps } from '@alzette/ui';
import { useMoney } from './use-money';
import { useWords } from './use-words';

interface SamplePriceProps extends Pick<PriceProps, 'size'> {
  readonly cents: number;
  readonly once?: boolean;
}

/** A price per month, or once. */
export function SamplePrice({ cents, once = false, size }: SamplePriceProps) {
  const words = useWords();
  const amount = useMoney()(cents);
  const label = words(once ? 'common.price-today' : 'common.price-per-month', { amount });
  const unit = once ? undefined : words('common.per-month.short');
  return <Price {...moneyParts(cents, useShopLocale())} label={label} unit={unit} size={size} />;
}
