import { type AnyMessage, enqueue, type Executor } from '@alzette/shop-api/platform';

declare module '@alzette/shop-api/platform/outbox' {
  interface OutboxPayloads {
    /** Mails the shopper about an event of line items of the order. */
    readonly item_mail: { readonly orderId: string; readonly eventId: string };
  }
}

/** Enqueues the mail of an event in the transaction that records it. */
export function enqueueItemMail(transaction: Executor, orderId: string, eventId: string): Promise<void> {
  return enqueue(transaction, itemMailOf(orderId, eventId));
}

export function itemMailOf(orderId: string, eventId: string): AnyMessage {
  return { kind: 'item_mail', id: `item-${orderId}-${eventId}`, payload: { orderId, eventId } };
}
