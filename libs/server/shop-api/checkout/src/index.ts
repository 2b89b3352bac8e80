export { cancelOrder } from './cancel-order';
export type { CheckoutContext } from './checkout-context';
export { checkoutRoutes } from './checkout-routes';
export { expireOrders } from './expire-orders';
export { deleteOldIdempotencyKeys } from './idempotency-repository';
export { paymentWebhookRoutes } from './payment-webhook-routes';
export { reconcilePayments, settleSession } from './settle-orders';
export { voucherRoutes } from './vouchers/voucher-routes';
