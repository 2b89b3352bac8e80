import { sql } from 'kysely';
import type { Executor } from './schema';

/**
 * Locks names until the transaction ends, one after the other, so that other transactions that lock one of them wait. Statements after
 * it see what those have written. Transactions have to lock the names that they share in the same order.
 */
export async function lockNames(transaction: Executor, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const locks = names.map((name) => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  await sql`select ${sql.join(locks)}`.execute(transaction);
}
