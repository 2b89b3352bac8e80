import type { Mail } from '@alzette/server-kit/mail';
import type { OrderWebhookEvent } from '../../order/order-events';

/** What each kind of work needs to know. */
export interface OutboxPayloads {
  /** The receipt of a prepaid order is to be mailed. */
  readonly receipt: { readonly orderId: string };
  /** A mail that was written already, of a saved cart. */
  readonly saved_cart_mail: Omit<Mail, 'id'>;
  /** The payment provider told something of a session, and wants to be asked. */
  readonly payment_webhook: { readonly sessionId: string };
  /** The operator's own systems are to hear of an order. */
  readonly order_event: OrderWebhookEvent;
}

export type OutboxKind = keyof OutboxPayloads;
