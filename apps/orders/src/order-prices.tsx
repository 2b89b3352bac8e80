import { FormattedMessage } from 'react-intl';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import type { Cents, PriceStep } from '@alzette/shop-model';
import { LaterPrices } from '@alzette/shop-widgets';
import { Amount } from '@alzette/ui';
import styles from './orders.module.css';

interface OrderPricesProps {
  /** The monthly price with each rise. */
  readonly steps: readonly PriceStep[];
  readonly once: Cents;
}

/** The monthly and one-off prices; a price of zero is left out. */
export function OrderPrices({ steps, once }: OrderPricesProps) {
  const locale = useShopLocale();
  const monthly = steps[0]?.monthly ?? 0;
  return (
    <span className={styles.price}>
      {monthly > 0 && (
        <span>
          <FormattedMessage
            id="orders.items.monthly"
            values={{ amount: <Amount>{formatMoney(monthly, locale)}</Amount> }}
          />
          <LaterPrices steps={steps} />
        </span>
      )}
      {once > 0 && (
        <span>
          <FormattedMessage id="orders.items.once" values={{ amount: <Amount>{formatMoney(once, locale)}</Amount> }} />
        </span>
      )}
    </span>
  );
}
