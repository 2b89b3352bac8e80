import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { CreditCheckStatus, KycInformation } from '@alzette/shop-model';
import type { Order, OrderState } from '@alzette/shop-api/order';
import type { Database, Executor, Json, NullableTimestamp, Timestamp, WithDefault } from '@alzette/shop-api/platform';

export interface IdentityVerificationTable {
  id: string;
  session_id: string;
  information: Json<KycInformation>;
  /** The order that was sold, or may still be sold, under this identity check. */
  used_by_order: WithDefault<string | null>;
  /** Result of the last credit check of this person; null before the first one. */
  credit_status: WithDefault<CreditCheckStatus | null>;
  credit_checked_at: NullableTimestamp;
  verified_at: Timestamp;
}

/** An identity check whose person was erased. */
interface ErasedVerificationTable {
  /** SHA-256 of its id, base64url. */
  hash: string;
}

declare module '@alzette/shop-api/platform/schema' {
  interface ShopSchema {
    erased_verifications: ErasedVerificationTable;
    identity_verifications: IdentityVerificationTable;
  }
}

/** An identity check of a session. */
export interface IdentityCheck {
  readonly information: KycInformation;
  readonly verifiedAt: Date;
  /** Result of the last credit check; null before the first one. */
  readonly creditStatus: CreditCheckStatus | null;
  readonly creditCheckedAt: Date | null;
  /** State of the order that was sold, or may still be sold, under it. */
  readonly stateOfUser: OrderState | null;
}

export async function findIdentityCheck(
  database: Executor,
  id: string,
  sessionId: string,
): Promise<IdentityCheck | null> {
  const row = await database
    .selectFrom('identity_verifications')
    .leftJoin('orders', 'orders.id', 'identity_verifications.used_by_order')
    .select(['information', 'verified_at', 'credit_status', 'credit_checked_at', 'orders.state'])
    .where('identity_verifications.id', '=', id)
    .where('identity_verifications.session_id', '=', sessionId)
    .executeTakeFirst();
  if (!row) return null;
  const { information, verified_at, credit_status, credit_checked_at, state } = row;
  return {
    information,
    verifiedAt: verified_at,
    creditStatus: credit_status,
    creditCheckedAt: credit_checked_at,
    stateOfUser: state,
  };
}

/** The verified person, if the identity check belongs to this session and, with `since`, ended after it. */
export async function findVerification(
  database: Executor,
  id: string,
  sessionId: string,
  since = new Date(0),
): Promise<KycInformation | null> {
  const row = await database
    .selectFrom('identity_verifications')
    .select('information')
    .where('id', '=', id)
    .where('session_id', '=', sessionId)
    .where('verified_at', '>', since)
    .executeTakeFirst();
  return row?.information ?? null;
}

/**
 * Binds an identity check to the first session that requests it. Null for any other session, and for an erased check, like for an
 * unknown one.
 */
export async function bindVerification(
  database: Executor,
  information: KycInformation,
  sessionId: string,
  now: Date,
): Promise<KycInformation | null> {
  const erased = await database
    .selectFrom('erased_verifications')
    .select('hash')
    .where('hash', '=', hashOf(information.id))
    .executeTakeFirst();
  if (erased) return null;
  await database
    .insertInto('identity_verifications')
    .values({
      id: information.id,
      session_id: sessionId,
      information: JSON.stringify(information),
      verified_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return findVerification(database, information.id, sessionId);
}

/** The verified persons of a session, the latest first. */
export async function findVerifications(database: Executor, sessionId: string): Promise<KycInformation[]> {
  const rows = await database
    .selectFrom('identity_verifications')
    .select('information')
    .where('session_id', '=', sessionId)
    .orderBy('verified_at', 'desc')
    .execute();
  return rows.map(({ information }) => information);
}

export async function recordCreditStatus(
  database: Executor,
  id: string,
  status: CreditCheckStatus,
  checkedAt: Date,
): Promise<void> {
  await database
    .updateTable('identity_verifications')
    .set({ credit_status: status, credit_checked_at: checkedAt })
    .where('id', '=', id)
    .execute();
}

/** Locks the row (`FOR UPDATE`) until the transaction ends. */
export async function lockVerification(transaction: Executor, id: string): Promise<void> {
  await transaction.selectFrom('identity_verifications').select('id').where('id', '=', id).forUpdate().execute();
}

/** The order that uses the identity check, if it is in one of these states. */
export async function findOrderUsing(
  database: Executor,
  id: string,
  states: readonly OrderState[],
): Promise<Order | null> {
  const order = await database
    .selectFrom('identity_verifications')
    .innerJoin('orders', 'orders.id', 'identity_verifications.used_by_order')
    .selectAll('orders')
    .where('identity_verifications.id', '=', id)
    .where('orders.state', 'in', states)
    .executeTakeFirst();
  return order ?? null;
}

interface Assignment {
  readonly id: string;
  readonly sessionId: string;
  readonly orderId: string;
}

/** Assigns an identity check to an order, unless another order has it. Locks the row. Returns false if another one has it. */
export async function assignFreeVerification(
  transaction: Executor,
  { id, sessionId, orderId }: Assignment,
): Promise<boolean> {
  const assigned = await transaction
    .updateTable('identity_verifications')
    .set({ used_by_order: orderId })
    .where('id', '=', id)
    .where('session_id', '=', sessionId)
    .where(({ eb, or }) => or([eb('used_by_order', 'is', null), eb('used_by_order', '=', orderId)]))
    .returning('id')
    .executeTakeFirst();
  return assigned !== undefined;
}

export async function assignVerification(transaction: Executor, { id, sessionId, orderId }: Assignment): Promise<void> {
  await transaction
    .updateTable('identity_verifications')
    .set({ used_by_order: orderId })
    .where('id', '=', id)
    .where('session_id', '=', sessionId)
    .execute();
}

/** Deletes an identity check. Its hash stays, so that it cannot be used again. */
export async function deleteVerification(transaction: Executor, id: string): Promise<void> {
  await transaction.deleteFrom('identity_verifications').where('id', '=', id).execute();
  await rememberErased(transaction, [id]);
}

/** Deletes identity checks without an order. Returns how many. */
export async function deleteUnusedVerifications(database: Database, before: Date): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      delete from identity_verifications
      where verified_at < ${before} and not exists (select from orders where kyc_id = identity_verifications.id)
      returning id`.execute(transaction);
    await rememberErased(
      transaction,
      rows.map(({ id }) => id),
    );
    return rows.length;
  });
}

async function rememberErased(transaction: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .insertInto('erased_verifications')
    .values(ids.map((id) => ({ hash: hashOf(id) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
