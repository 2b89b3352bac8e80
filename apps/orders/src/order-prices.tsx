import { FormattedMessage } from 'react-intl';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import type { Cents } from '@alzette/shop-model';
import { Amount } from '@alzette/ui';
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
          <FormattedMessage
            id="orders.items.monthly"
            values={{ amount: <Amount>{formatMoney(monthly, locale)}</Amount> }}
          />
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
