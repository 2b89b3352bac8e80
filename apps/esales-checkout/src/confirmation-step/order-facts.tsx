import { FormattedMessage } from 'react-intl';
import { Facts } from '@alzette/checkout-kit';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import type { OrderResponse } from '@alzette/shop-model';
import { Card, SimPicture, Thumb } from '@alzette/ui';
import styles from './order-facts.module.css';

export function OrderFacts({ order }: { readonly order: OrderResponse }) {
  const locale = useShopLocale();
  return (
    <Card className={styles.card}>
      <Facts
        facts={[
          { id: 'number', label: <FormattedMessage id="confirmation.number" />, value: order.number },
          { id: 'paid', label: <FormattedMessage id="confirmation.paid" />, value: formatMoney(order.total, locale) },
          {
            id: 'card',
            label: <FormattedMessage id="confirmation.card" />,
            value: order.card && `${order.card.brand} •••• ${order.card.lastDigits}`,
          },
        ]}
      />
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
