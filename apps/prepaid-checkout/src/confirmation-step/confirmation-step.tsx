import { OrderConfirmation } from '@alzette/checkout-kit';
import { usePrepaidPayment } from '../payment-step/use-prepaid-payment';
import { ConfirmedOrder } from './confirmed-order';

const refused = { leadMessage: 'prepaid.refused.lead', backMessage: 'prepaid.failed.back', backStep: 'number' };

/** The end of the checkout; also where the payment page sends the shopper back to, whatever happened there. */
export function ConfirmationStep() {
  return <OrderConfirmation Confirmed={ConfirmedOrder} paymentOf={usePrepaidPayment()} refused={refused} />;
}
