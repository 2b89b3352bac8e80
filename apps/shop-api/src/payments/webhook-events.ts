import { sql } from 'kysely';
import type { Database, Executor } from '../platform/database/transaction';
import { enqueue } from '../platform/outbox/outbox-repository';

interface WebhookEvent {
  readonly id: string;
  readonly sessionId: string;
}

/** Whether the event is new: of one that is sent again, or twice at once, only the first counts. With it the work is written down. */
export function recordWebhookEvent(database: Database, { id, sessionId }: WebhookEvent): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    if (!(await rememberEvent(transaction, { id, sessionId }))) return false;
    await enqueue(transaction, { kind: 'payment_webhook', id: `webhook-${id}`, payload: { sessionId } });
    return true;
  });
}

async function rememberEvent(transaction: Executor, { id, sessionId }: WebhookEvent): Promise<boolean> {
  const inserted = await transaction
    .insertInto('webhook_events')
    .values({ id, session_id: sessionId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Nobody sends an event again after a month, and its signature would be too old by far. */
export async function deleteOldWebhookEvents(database: Executor): Promise<void> {
  await database
    .deleteFrom('webhook_events')
    .where('received_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}
