import { type Database, enqueue } from '@alzette/shop-api/platform';
import { insertWebhookEvent } from './payment-repository';

declare module '@alzette/shop-api/platform/outbox' {
  interface OutboxPayloads {
    /** The payment provider reported a change of this session. */
    readonly payment_webhook: { readonly sessionId: string };
  }
}

/** @param slug slug of the payment provider in the operator file */
export function webhookPath(slug: string): string {
  return `/api/v2/webhooks/${slug}`;
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
