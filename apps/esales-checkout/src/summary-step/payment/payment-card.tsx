import { FormattedMessage } from 'react-intl';
import { PaymentDue } from '@alzette/checkout-kit';
import { useShopForm } from '@alzette/forms';
import type { OrderResponse } from '@alzette/shop-model';
import { MonthlyPrice, OneOffPrice } from '@alzette/shop-widgets';
import { Button, NarrowOnly, WideOnly } from '@alzette/ui';
import { StepActions } from '../../side-panel/step-actions';

/** What is due, and the button that obliges to pay (spec row K7). On a phone the button stands in the bar. */
export function PaymentCard({ order }: { readonly order: OrderResponse }) {
  const { isSubmitting } = useShopForm();
  const label = <FormattedMessage id={order.total > 0 ? 'payment.submit' : 'payment.submit.nothing-today'} />;
  return (
    <>
      <PaymentDue
        dues={[
          { id: 'today', label: <FormattedMessage id="payment.today" />, price: <OneOffPrice cents={order.total} /> },
          {
            id: 'monthly',
            label: <FormattedMessage id="payment.monthly" />,
            price: <MonthlyPrice cents={order.monthlyTotal} />,
          },
        ]}
        button={
          <WideOnly>
            <Button variant="primary" wide type="submit" busy={isSubmitting}>
              {label}
            </Button>
          </WideOnly>
        }
        legal={<FormattedMessage id={order.total > 0 ? 'payment.legal' : 'payment.legal.nothing-today'} />}
      />
      <NarrowOnly>
        <StepActions
          stacked
          button={null}
          barButton={
            <Button variant="primary" type="submit" compact wide busy={isSubmitting}>
              {label}
            </Button>
          }
        />
      </NarrowOnly>
    </>
  );
}
