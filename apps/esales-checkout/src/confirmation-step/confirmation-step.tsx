import { OrderConfirmation } from '@alzette/checkout-kit';
import { useEsalesPayment } from '../summary-step/payment/use-esales-payment';
import { ConfirmedOrder } from './confirmed-order';

const refused = { leadMessage: 'refused.lead', backMessage: 'refused.back', backStep: 'summary' };

/** The end of the checkout; also where the payment page sends the shopper back to, whatever happened there. */
export function ConfirmationStep() {
  const payment = useEsalesPayment();
  return <OrderConfirmation Confirmed={ConfirmedOrder} paymentOf={() => payment} refused={refused} />;
}
