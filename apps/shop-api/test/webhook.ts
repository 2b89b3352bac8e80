import { createHmac, randomUUID } from 'node:crypto';
import type { PaymentSession } from '@alzette/shop-api/payment/testing';
import { webhookKey, type TestShop } from './shop';
import type { AskedServer } from './shop-visitor';

/** A shop in this process or over the network. */
interface WebhookReceiver {
  readonly app: AskedServer;
  readonly clock: { readonly now: Date };
}

interface WebhookWishes {
  readonly id?: string;
  readonly key?: string;
  /** Age of the signature in seconds. */
  readonly age?: number;
  readonly body?: string;
  /** Replaces the valid header. */
  readonly signature?: string;
  readonly slug?: string;
}

/** Posts a signed webhook about a session. Returns the status. */
export async function sendWebhook(
  shop: WebhookReceiver,
  session: Pick<PaymentSession, 'id' | 'status'>,
  options: WebhookWishes = {},
): Promise<number> {
  const { id = `evt-${randomUUID()}`, key = webhookKey, age = 0, slug = 'cardpay' } = options;
  const body = options.body ?? JSON.stringify({ id, type: `payment.${session.status}`, session: { id: session.id } });
  const seconds = Math.floor(shop.clock.now.getTime() / 1000) - age;
  const signature = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
  const { statusCode } = await shop.app.inject({
    method: 'POST',
    url: `/api/v2/webhooks/${slug}`,
    headers: {
      'content-type': 'application/json',
      'webhook-signature': options.signature ?? `t=${seconds},v1=${signature}`,
    },
    payload: body,
  });
  return statusCode;
}

/** Waits until each received webhook is processed: its order is settled, or the error is recorded. */
export async function webhooksHandled(shop: Pick<TestShop, 'database'>): Promise<void> {
  const unhandled = shop.database
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'payment_webhook')
    .where('ended_at', 'is', null)
    .where('last_error', 'is', null);
  while ((await unhandled.execute()).length > 0) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Waits until the order is confirmed, without reading it through the API, which would ask the provider. */
export async function confirmedByItself(shop: TestShop, token: string): Promise<string | null> {
  for (let tries = 0; tries < 200; tries += 1) {
    const orders = shop.database.selectFrom('orders').select(['state', 'number']).where('token_value', '=', token);
    const { state, number } = await orders.executeTakeFirstOrThrow();
    if (state === 'confirmed') return number;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return null;
}
