import { randomUUID } from 'node:crypto';
import type { CheckoutType } from '@alzette/shop-model';
import type { Executor } from '../platform/database/transaction';
import type { Order } from './order-repository';
import type { OrderState } from './order-states';
import { enqueue } from '../platform/outbox/outbox-repository';

const reportedStates = ['confirmed', 'cancelled', 'expired', 'refused'] as const satisfies readonly OrderState[];
type FinalState = (typeof reportedStates)[number];

/** What the operator's own systems hear of an order that has come to its end. Nothing in it is personal. */
export interface OrderWebhookEvent {
  readonly type: `order.${FinalState}`;
  /** ISO 8601, UTC. */
  readonly occurredAt: string;
  readonly order: {
    readonly token: string;
    /** Null unless it was confirmed. */
    readonly number: string | null;
    readonly checkout: CheckoutType;
  };
}

/** Tells of an order that was moved to its end, in the transaction that moved it. */
export async function enqueueOrderWebhook(
  transaction: Executor,
  { state, token_value, number, checkout }: Order,
): Promise<void> {
  const end = reportedStates.find((each) => each === state);
  if (!end) return;
  const payload: OrderWebhookEvent = {
    type: `order.${end}`,
    occurredAt: new Date().toISOString(),
    order: { token: token_value, number, checkout },
  };
  await enqueue(transaction, { kind: 'order_event', id: `evt-${randomUUID()}`, payload });
}
