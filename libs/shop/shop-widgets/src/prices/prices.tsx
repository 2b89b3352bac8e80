import { useIntl } from 'react-intl';
import { formatMoney, moneyParts, useShopLocale } from '@alzette/i18n';
import type { Cents, PriceStep } from '@alzette/shop-model';
import { Price } from '@alzette/ui';
import styles from './prices.module.css';

type Steps = readonly PriceStep[];

interface MoneyPriceProps {
  readonly cents: Cents;
  readonly size?: 'lg' | 'md' | 'sm' | undefined;
}

interface SteppedPriceProps {
  /** The present price, then each rise; a single step is a price that stays. */
  readonly steps: Steps;
  readonly size?: MoneyPriceProps['size'];
}

/** A monthly price with its rises below it (spec row B10). */
export function SteppedPrice({ steps, size }: SteppedPriceProps) {
  return (
    <span className={styles.stepped}>
      <MonthlyPrice cents={steps[0]?.monthly ?? 0} size={size} />
      <LaterPrices steps={steps} />
    </span>
  );
}

/** "then €39.99 from month 13", for each rise. Renders nothing for a price that stays. */
export function LaterPrices({ steps }: { readonly steps: Steps }) {
  const locale = useShopLocale();
  const { formatMessage } = useIntl();
  if (steps.length < 2) return null;
  const rises = steps.slice(1).map(({ monthly }, index) => {
    const monthsBefore = steps.slice(0, index + 1).reduce((sum, { months }) => sum + (months ?? 0), 0);
    return formatMessage({ id: 'common.price-then' }, { price: formatMoney(monthly, locale), month: monthsBefore + 1 });
  });
  return (
    <>
      {' '}
      <small className={styles.then}>{rises.join(', ')}</small>
    </>
  );
}

/** A monthly price without rises, or with its rises shown beside it. */
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
