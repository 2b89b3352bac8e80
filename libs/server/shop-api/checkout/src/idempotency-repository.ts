import { createHash } from 'node:crypto';
import { ProblemError } from '@alzette/server-kit';
import { sql } from 'kysely';
import type { OrderResponse } from '@alzette/shop-model';
import type { Database, Executor, NullableJson, Timestamp } from '@alzette/shop-api/platform';

interface IdempotencyKeyTable {
  session_id: string;
  key: string;
  /** SHA-256 of the request body. */
  fingerprint: string;
  order_id: string | null;
  /** The first response, which repeated requests get too. */
  answer: NullableJson<OrderResponse>;
  created_at: Timestamp;
}

declare module '@alzette/shop-api/platform/schema' {
  interface ShopSchema {
    idempotency_keys: IdempotencyKeyTable;
  }
}

interface Attempt {
  readonly sessionId: string;
  readonly key: string;
  readonly fingerprint: string;
}

interface StoredResponse {
  readonly orderId: string;
  /** Null for an order older than stored responses. */
  readonly answer: OrderResponse | null;
}

/**
 * Claims the key for this transaction, or waits for the transaction that has it. Of any number of simultaneous equal requests exactly
 * one gets `null`; the others get its response.
 *
 * @throws ProblemError 422 `idempotency_key_reused` if the key was used with another body
 */
export async function claimKey(
  transaction: Executor,
  { sessionId, key, fingerprint }: Attempt,
): Promise<StoredResponse | null> {
  const row = await transaction
    .insertInto('idempotency_keys')
    .values({ session_id: sessionId, key, fingerprint, answer: null })
    // Changes nothing, but locks and returns a known row, which `do nothing` would not.
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'key']).doUpdateSet(({ ref }) => ({ key: ref('idempotency_keys.key') })),
    )
    .returning(['fingerprint', 'order_id', 'answer'])
    .executeTakeFirstOrThrow();
  if (row.fingerprint !== fingerprint) {
    throw new ProblemError('idempotency_key_reused');
  }
  return row.order_id === null ? null : { orderId: row.order_id, answer: row.answer };
}

export async function storeResponse(
  transaction: Executor,
  { sessionId, key }: Attempt,
  orderId: string,
  answer: OrderResponse,
): Promise<void> {
  await transaction
    .updateTable('idempotency_keys')
    .set({ order_id: orderId, answer: JSON.stringify(answer) })
    .where('session_id', '=', sessionId)
    .where('key', '=', key)
    .execute();
}

/** Equal for equal content, in any order of the keys. */
export function fingerprintOf(body: unknown): string {
  const text = JSON.stringify(body, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(text).digest('base64url');
}

/** Deletes the keys of requests that are too old to be repeated, except those of running orders. Returns how many. */
export async function deleteOldIdempotencyKeys(database: Database, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from idempotency_keys where created_at < ${before} and not exists (
      select from orders where id = order_id and state not in ('confirmed', 'cancelled', 'expired', 'refused'))`.execute(
    database,
  );
  return Number(numAffectedRows ?? 0);
}
