import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../platform/database/schema';
import { enqueue } from '../platform/outbox/outbox-repository';
import { insertWebhookEvent } from './payment-repository';

declare module '../platform/outbox/outbox-repository' {
  interface OutboxPayloads {
    /** The payment provider reported a change of this session. */
    readonly payment_webhook: { readonly sessionId: string };
  }
}

const toleranceSeconds = 300;

/** @param slug the payment provider's in the operator file */
export function webhookPath(slug: string): string {
  return `/api/v2/webhooks/${slug}`;
}

/**
 * True if the partner signed exactly these bytes within the last 300 s: `t=<seconds>,v1=<hex>` with the HMAC-SHA-256 of
 * `<seconds>.<body>` under the shared key.
 */
export function isSignedWebhook(signature: unknown, body: Uint8Array, key: string, now: Date): boolean {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/u.exec(String(signature)) ?? [];
  if (seconds === undefined || given === undefined) return false;
  const expected = createHmac('sha256', key).update(`${seconds}.`).update(body).digest();
  const isGenuine = timingSafeEqual(expected, Buffer.from(given, 'hex'));
  return isGenuine && Math.abs(now.getTime() / 1000 - Number(seconds)) <= toleranceSeconds;
}

/** Records an event and enqueues its message in one transaction. Returns false for an event that was recorded before. */
export function recordWebhookEvent(
  database: Database,
  { id, sessionId }: { readonly id: string; readonly sessionId: string },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    if (!(await insertWebhookEvent(transaction, { id, sessionId }))) return false;
    await enqueue(transaction, { kind: 'payment_webhook', id: `webhook-${id}`, payload: { sessionId } });
    return true;
  });
}
