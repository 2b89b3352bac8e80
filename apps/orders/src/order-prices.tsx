import { FormattedMessage } from 'react-intl';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import type { Cents } from '@alzette/shop-model';
import styles from './orders.module.css';

interface OrderPricesProps {
  readonly monthly: Cents;
  readonly once: Cents;
}

/** What is due each month and once; a price of nothing is left out. */
export function OrderPrices({ monthly, once }: OrderPricesProps) {
  const locale = useShopLocale();
  return (
    <span className={styles.price}>
      {monthly > 0 && (
        <span>
          <FormattedMessage id="orders.items.monthly" values={{ amount: formatMoney(monthly, locale) }} />
        </span>
      )}
      {once > 0 && (
        <span>
          <FormattedMessage id="orders.items.once" values={{ amount: formatMoney(once, locale) }} />
        </span>
      )}
    </span>
  );
}
