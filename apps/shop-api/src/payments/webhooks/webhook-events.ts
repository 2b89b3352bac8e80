import { sql } from 'kysely';
import type { Executor } from '../../database/transaction';

interface WebhookEvent {
  readonly id: string;
  readonly sessionId: string;
}

/** Whether the event is new: of one that is sent again, or twice at once, only the first counts. */
export async function rememberEvent(database: Executor, { id, sessionId }: WebhookEvent): Promise<boolean> {
  const inserted = await database
    .insertInto('webhook_events')
    .values({ id, session_id: sessionId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Nobody sends an event again after a month, and its signature would be too old by far. */
export async function forgetOldEvents(database: Executor): Promise<void> {
  await database.deleteFrom('webhook_events').where('received_at', '<', sql<Date>`now() - interval '30 days'`).execute();
}
