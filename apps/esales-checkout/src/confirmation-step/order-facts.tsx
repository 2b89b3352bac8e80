import { FormattedMessage } from 'react-intl';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import type { OrderResponse } from '@alzette/shop-model';
import { Card, SimPicture, Thumb } from '@alzette/ui';
import styles from './order-facts.module.css';

export function OrderFacts({ order }: { readonly order: OrderResponse }) {
  const locale = useShopLocale();
  return (
    <Card className={styles.card}>
      <dl className={styles.facts}>
        <div>
          <dt>
            <FormattedMessage id="confirmation.number" />
          </dt>
          <dd>{order.number}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="confirmation.paid" />
          </dt>
          <dd>{formatMoney(order.total, locale)}</dd>
        </div>
        {order.card && (
          <div>
            <dt>
              <FormattedMessage id="confirmation.card" />
            </dt>
            <dd>
              {order.card.brand} •••• {order.card.lastDigits}
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.pictures}>
        {order.items.map((item) => (
          <Thumb key={item.identifier} family="mobile">
            <SimPicture size={24} />
          </Thumb>
        ))}
      </div>
    </Card>
  );
}
