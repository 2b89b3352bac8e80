import { createHmac } from 'node:crypto';
import { DeliveryError, type OrderWebhook } from '@alzette/shop-api/platform';
import type { OrderWebhookEvent } from './transition-order';

/** The operator's systems did not accept an event. `status` is null if there was no response. */
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

/**
 * Posts an event with the signature of Stripe's scheme: `t=<seconds>,v1=<hex>`, the HMAC-SHA-256 of `<seconds>.<body>`. Any 2xx
 * response accepts it.
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
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'webhook-signature': `t=${seconds},v1=${signature}` },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    const isLate = cause instanceof Error && cause.name === 'TimeoutError';
    throw new OrderWebhookError(isLate ? 'no response in time' : 'unreachable', null, { cause });
  });
  await response.body?.cancel();
  if (!response.ok) throw new OrderWebhookError(`status ${response.status}`, response.status);
}
