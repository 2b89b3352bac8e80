export { claimIdleOrder } from './idle-order-repository';
export { makeRefund } from './make-refund';
export { HttpPaymentProvider, type PaymentContext } from './payment-provider';
export {
  claimOrderWithUnopenedPayment,
  claimPaymentsToReconcile,
  deleteOldWebhookEvents,
  erasePayments,
  findOrderOfSession,
  cardOf,
  findPaidCard,
  findOwnOrderWithPayments,
  findPayments,
  insertPayment,
  isRunning,
  openPayment,
  type OrderWithPayments,
  type Payment,
  paymentMetrics,
  paymentsIn,
  paymentsOf,
  updatePayment,
} from './payment-repository';
export { findMismatchedPayments, findRefundsWaitingForGoods, findStoppedRefunds } from './payment-work-repository';
export { recordWebhookEvent, webhookPath } from './record-webhook-event';
export { cancelPayment, refreshPayments } from './refresh-payments';
export {
  findAwaitedGoods,
  findRefund,
  findRefunds,
  type Refund,
  refundMetrics,
  releaseRefund,
  requestRefund,
  withholdRefund,
} from './refund-repository';
