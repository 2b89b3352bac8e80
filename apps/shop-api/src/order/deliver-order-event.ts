import { createHmac } from 'node:crypto';
import type { OrderWebhookEvent } from './order-events';

/** Where the operator's own systems hear of orders, and the secret that tells them who speaks. */
export interface OrderWebhook {
  readonly url: string;
  readonly secret: string;
}

/** The operator's own systems did not take an event. The message names nobody. `status` is null where nothing was answered. */
export class OrderWebhookError extends Error {
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

/**
 * Posts an event, signed like the webhooks that come in: `t=<seconds>,v1=<hex>`, the HMAC-SHA-256 of `<seconds>.<body>`.
 * Taken is what was answered with 2xx.
 *
 * @param id the same on every try
 * @throws OrderWebhookError
 */
export async function deliverOrderWebhook(
  { url, secret }: OrderWebhook,
  news: OrderWebhookEvent,
  id: string,
  now: Date,
): Promise<void> {
  const body = JSON.stringify({ id, ...news });
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
