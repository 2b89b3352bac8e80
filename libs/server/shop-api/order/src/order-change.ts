import { randomUUID } from 'node:crypto';
import { type AnyMessage, enqueue, type Executor } from '@alzette/shop-api/platform';

/** A confirmed order is new or has changed. Subscribers determine the change themselves. */
export interface OrderChange {
  readonly orderId: string;
  /** The event of line items that changed the order; null for its confirmation. */
  readonly itemEvent: string | null;
  /** Time of the change: ISO 8601, UTC. */
  readonly at: string;
}

declare module '@alzette/shop-api/platform/outbox' {
  interface OutboxPayloads {
    readonly order_change: OrderChange;
  }
}

/** Call it in the transaction that changes the order. */
export async function enqueueOrderChange(transaction: Executor, payload: OrderChange): Promise<void> {
  await enqueue(transaction, orderChangeOf(payload));
}

export function orderChangeOf(payload: OrderChange): AnyMessage {
  return { kind: 'order_change', id: `change-${randomUUID()}`, payload };
}
