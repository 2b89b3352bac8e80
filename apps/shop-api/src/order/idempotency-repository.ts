import { createHash } from 'node:crypto';
import type { OrderResponse } from '@alzette/shop-model';
import type { Executor } from '../platform/database/transaction';
import { ProblemError } from '../platform/http/problem-error';

interface Attempt {
  readonly sessionId: string;
  readonly key: string;
  readonly fingerprint: string;
}

export interface KeptAnswer {
  readonly orderId: string;
  /** Null for an order of before answers were kept. */
  readonly answer: OrderResponse | null;
}

/**
 * Takes the key for this transaction, or waits for the transaction that has it. Of any number of equal requests at once
 * exactly one sees `null`; the others get what it was answered.
 *
 * @throws ProblemError 422 `idempotency_key_reused` when the key came with another body before
 */
export async function claimKey(
  transaction: Executor,
  { sessionId, key, fingerprint }: Attempt,
): Promise<KeptAnswer | null> {
  await transaction
    .insertInto('idempotency_keys')
    .values({ session_id: sessionId, key, fingerprint, answer: null })
    .onConflict((conflict) => conflict.columns(['session_id', 'key']).doNothing())
    .execute();
  const row = await transaction
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'order_id', 'answer'])
    .where('session_id', '=', sessionId)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.fingerprint !== fingerprint) {
    throw new ProblemError(422, 'idempotency_key_reused', 'The Idempotency-Key was used with another body');
  }
  return row.order_id === null ? null : { orderId: row.order_id, answer: row.answer };
}

export async function keepAnswer(
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

/** Equal for equal content, whatever the order of the keys. */
export function fingerprintOf(body: unknown): string {
  const text = JSON.stringify(body, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(text).digest('base64url');
}
