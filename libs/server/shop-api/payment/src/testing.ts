export type { NewPaymentSession, NewRefund, PaymentProvider, PaymentSession, RefundOutcome } from './payment-provider';
