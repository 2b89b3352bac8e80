import { FormattedMessage } from 'react-intl';
import { useGoToStep } from '@alzette/checkout-kit';
import { LoadingPopup } from '@alzette/ui';
import { usePrepaidOrder } from '../order/use-prepaid-order';
import { OrderFailed } from './order-failed';
import { OpenPayment } from './open-payment';
import { useCameBack } from './payment-visit';

/** An empty screen while the order is made and the payment page prepared. Who comes back by Back is at the first step again. */
export function PaymentStep() {
  const goToStep = useGoToStep();
  const isBack = useCameBack(() => goToStep('number', { replace: true }));
  return isBack ? null : <OrderAndPay />;
}

function OrderAndPay() {
  const { ordering, handleRetry } = usePrepaidOrder();
  if (ordering.status === 'failed') return <OrderFailed code={ordering.code} onRetry={handleRetry} />;
  if (ordering.status === 'ordered') return <OpenPayment order={ordering.order} />;
  return (
    <LoadingPopup open title={<FormattedMessage id="payment.opening.title" />}>
      <FormattedMessage id="payment.opening.text" />
    </LoadingPopup>
  );
}
