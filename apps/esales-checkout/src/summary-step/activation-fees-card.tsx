import { FormattedMessage } from 'react-intl';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import type { OrderResponse } from '@alzette/shop-model';
import { Amount, Card } from '@alzette/ui';
import styles from './lines.module.css';

/** Activation fees, one line per name and price, and their sum (spec row K3). */
export function ActivationFeesCard({ order }: { readonly order: OrderResponse }) {
  const locale = useShopLocale();
  const fees = groupFees(order);
  if (fees.length === 0) return null;
  const total = fees.reduce((sum, fee) => sum + fee.price * fee.quantity, 0);
  return (
    <Card
      title={<FormattedMessage id="summary.activation.title" />}
      sentence={<FormattedMessage id="summary.activation.text" values={{ price: formatMoney(total, locale) }} />}
    >
      <dl className={styles.lines}>
        {fees.map((fee) => (
          <div key={`${fee.name} ${fee.price}`}>
            <dt>
              {fee.quantity}x {fee.name}
            </dt>
            <dd>
              <Amount>{formatMoney(fee.price * fee.quantity, locale)}</Amount>
            </dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>
            <FormattedMessage id="summary.activation.title" />
          </dt>
          <dd>
            <Amount>{formatMoney(total, locale)}</Amount>
          </dd>
        </div>
      </dl>
    </Card>
  );
}

interface Fee {
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
}

function groupFees({ items }: OrderResponse): readonly Fee[] {
  const fees = new Map<string, Fee>();
  for (const { activationFee: price, activationFeeName, quantity, variantName } of items) {
    if (price === 0) continue;
    const name = activationFeeName ?? variantName;
    const known = fees.get(`${name} ${price}`);
    fees.set(`${name} ${price}`, { name, price, quantity: quantity + (known?.quantity ?? 0) });
  }
  return [...fees.values()];
}
