import { createHmac, randomUUID } from 'node:crypto';
import type { CheckoutType } from '@alzette/shop-model';
import type { OrderWebhook } from '../platform/config/environment';
import type { Executor } from '../platform/database/schema';
import { DeliveryError } from '../platform/outbox/outbox';
import { enqueue } from '../platform/outbox/outbox-repository';
import type { Order } from './order-repository';
import type { OrderState } from './transitions';

const reportedStates = ['confirmed', 'cancelled', 'expired', 'refused'] as const satisfies readonly OrderState[];
type ReportedState = (typeof reportedStates)[number];

/** Reports to the operator's systems that an order has ended. Holds no personal data. */
export interface OrderWebhookEvent {
  readonly type: `order.${ReportedState}`;
  /** ISO 8601, UTC. */
  readonly occurredAt: string;
  readonly order: {
    readonly token: string;
    /** Null unless the order is confirmed. */
    readonly number: string | null;
    readonly checkout: CheckoutType;
  };
}

declare module '../platform/outbox/outbox-repository' {
  interface OutboxPayloads {
    readonly order_event: OrderWebhookEvent;
  }
}

/** The operator's systems did not accept an event. `status` is null if there was no answer. */
export class OrderWebhookError extends DeliveryError {
  override readonly name = 'OrderWebhookError';

  constructor(
    message: string,
    readonly status: number | null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const timeoutMs = 10_000;

/** Does nothing for an order that has not ended. */
export async function enqueueOrderWebhook(
  transaction: Executor,
  { state, token_value, number, checkout }: Order,
): Promise<void> {
  const reported = reportedStates.find((each) => each === state);
  if (!reported) return;
  const payload: OrderWebhookEvent = {
    type: `order.${reported}`,
    occurredAt: new Date().toISOString(),
    order: { token: token_value, number, checkout },
  };
  await enqueue(transaction, { kind: 'order_event', id: `evt-${randomUUID()}`, payload });
}

/**
 * Posts an event with the signature of Stripe's scheme: `t=<seconds>,v1=<hex>`, the HMAC-SHA-256 of `<seconds>.<body>`. Any 2xx
 * answer accepts it.
 *
 * @param id the same on every attempt
 * @throws OrderWebhookError
 */
export async function deliverOrderWebhook(
  { url, secret }: OrderWebhook,
  event: OrderWebhookEvent,
  id: string,
  now: Date,
): Promise<void> {
  const body = JSON.stringify({ id, ...event });
  const seconds = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'webhook-signature': `t=${seconds},v1=${signature}` },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    const isLate = cause instanceof Error && cause.name === 'TimeoutError';
    throw new OrderWebhookError(isLate ? 'no answer in time' : 'unreachable', null, { cause });
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new OrderWebhookError(`status ${answer.status}`, answer.status);
}
