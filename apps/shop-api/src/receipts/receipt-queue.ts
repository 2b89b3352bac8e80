import { sql } from 'kysely';
import type { Database, Executor } from '../database/transaction';

/** Asks for the receipt of an order, in the transaction that confirms it: one for each order. */
export async function queueReceipt(transaction: Executor, orderId: string): Promise<void> {
  await transaction
    .insertInto('receipts')
    .values({ order_id: orderId })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
}

/**
 * The order of a receipt that is due, for one copy of the server alone. The claim ends with its statement, so that no row is
 * locked while the mail server is asked; whatever becomes of it, nobody tries again for 1, 2, 4 and at most 64 minutes.
 */
export async function claimReceipt(database: Database): Promise<string | null> {
  const { rows } = await sql<{ order_id: string }>`
    update receipts
    set attempts = attempts + 1, next_attempt_at = now() + interval '1 minute' * power(2, least(attempts, 6))
    where order_id = (
      select order_id from receipts
      where sent_at is null and next_attempt_at <= now()
      order by next_attempt_at
      limit 1
      for update skip locked
    )
    returning order_id`.execute(database);
  return rows[0]?.order_id ?? null;
}

export async function markSent(database: Database, orderId: string): Promise<void> {
  await database
    .updateTable('receipts')
    .set({ sent_at: sql<Date>`now()` })
    .where('order_id', '=', orderId)
    .execute();
}
