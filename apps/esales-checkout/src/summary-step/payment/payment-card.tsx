import { FormattedMessage } from 'react-intl';
import { useShopForm } from '@alzette/forms';
import type { OrderResponse } from '@alzette/shop-model';
import { MonthlyPrice, OneOffPrice } from '@alzette/shop-widgets';
import { Button, Card, NarrowOnly, WideOnly } from '@alzette/ui';
import { StepEnd } from '../../side-panel/step-end';
import styles from './payment-card.module.css';

/** What is due, and the button that obliges to pay (spec row K7). On a phone the button stands in the bar. */
export function PaymentCard({ order }: { readonly order: OrderResponse }) {
  const { isSubmitting } = useShopForm();
  const label = <FormattedMessage id={order.total > 0 ? 'payment.submit' : 'payment.submit.nothing-today'} />;
  return (
    <>
      <Card>
        <div className={styles.row}>
          <dl className={styles.totals}>
            <div>
              <dt>
                <FormattedMessage id="payment.today" />
              </dt>
              <dd>
                <OneOffPrice cents={order.total} />
              </dd>
            </div>
            <div>
              <dt>
                <FormattedMessage id="payment.monthly" />
              </dt>
              <dd>
                <MonthlyPrice cents={order.monthlyTotal} />
              </dd>
            </div>
          </dl>
          <WideOnly>
            <Button look="go" wide type="submit" busy={isSubmitting}>
              {label}
            </Button>
          </WideOnly>
        </div>
        <p className={styles.legal}>
          <FormattedMessage id={order.total > 0 ? 'payment.legal' : 'payment.legal.nothing-today'} />
        </p>
      </Card>
      <NarrowOnly>
        <StepEnd
          stacked
          button={null}
          barButton={
            <Button look="go" type="submit" compact wide busy={isSubmitting}>
              {label}
            </Button>
          }
        />
      </NarrowOnly>
    </>
  );
}
