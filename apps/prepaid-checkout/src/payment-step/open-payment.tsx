import { useEffect, useRef } from 'react';
import { PaymentPopup, useGoToStep, usePayment } from '@alzette/checkout-kit';
import type { OrderResponse } from '@alzette/shop-model';
import { usePrepaidPayment } from './use-prepaid-payment';

/** Opens the payment page of an order that was made, at once. */
export function OpenPayment({ order }: { readonly order: OrderResponse }) {
  const payment = usePayment(order, usePrepaidPayment()(order));
  const goToStep = useGoToStep();
  const open = useRef(payment.handleOrder);
  useEffect(() => void open.current(), []);
  return <PaymentPopup state={payment.state} onClose={() => goToStep('number', { replace: true })} />;
}
