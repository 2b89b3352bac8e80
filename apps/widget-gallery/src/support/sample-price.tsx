import { moneyParts, useShopLocale } from '@alzette/i18n';
import { Price, type PriceProps } from '@alzette/ui';
import { useMoney } from './use-money';
import { useMessage } from './use-message';

interface SamplePriceProps extends Pick<PriceProps, 'size'> {
  readonly cents: number;
  readonly once?: boolean;
}

/** A price per month, or once. */
export function SamplePrice({ cents, once = false, size }: SamplePriceProps) {
  const message = useMessage();
  const amount = useMoney()(cents);
  const label = message(once ? 'common.price-today' : 'common.price-per-month', { amount });
  const unit = once ? undefined : message('common.per-month.short');
  return <Price {...moneyParts(cents, useShopLocale())} label={label} unit={unit} size={size} />;
}
