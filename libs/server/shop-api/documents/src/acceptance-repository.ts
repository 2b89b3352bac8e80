import { createHash } from 'node:crypto';
import { ProblemError } from '@alzette/server-kit';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Acceptance, CheckoutType } from '@alzette/shop-model';
import type { Order } from '@alzette/shop-api/order';
import type { Executor, ShopContext } from '@alzette/shop-api/platform';

/** A text that the shopper accepted before the payment, as it was shown. */
export interface OrderAcceptanceTable extends Acceptance {
  order_id: string;
  accepted_at: Date;
  /** The versions of terms and privacy notice, yyyy-MM-dd, that the conditions name. Null for other texts, and before migration 0030. */
  terms_version: string | null;
  privacy_version: string | null;
  /** SHA-256 of the session's id, in hexadecimal. Null before migration 0030. */
  session_hash: string | null;
}

declare module '@alzette/shop-api/platform/schema' {
  interface ShopSchema {
    order_acceptances: OrderAcceptanceTable;
  }
}

/** The texts that a session accepts at one time. */
export interface AcceptedTexts {
  readonly acceptances: readonly Acceptance[];
  readonly acceptedAt: Date;
  readonly sessionId: string;
  readonly legalTexts: ShopContext['legalTexts'];
}

const requiredCodes: Readonly<Record<CheckoutType, readonly Acceptance['code'][]>> = {
  esales: ['certify', 'conditions'],
  prepaid_top_up: ['conditions'],
  prepaid_starter_pack: ['conditions'],
};

/**
 * Stores the acceptances of a locked order. The first acceptance of each code stays, even if a later attempt sends another text
 * or none.
 *
 * @throws ProblemError 409 `acceptances_missing`
 */
export async function recordAcceptances(
  transaction: Executor,
  { id, checkout }: Order,
  { acceptances, acceptedAt, sessionId, legalTexts }: AcceptedTexts,
): Promise<void> {
  const shared = { order_id: id, accepted_at: acceptedAt, session_hash: sessionHash(sessionId) };
  const rows = acceptances.map((acceptance) => ({
    ...acceptance,
    ...shared,
    terms_version: acceptance.code === 'conditions' ? legalTexts.terms.fr.version : null,
    privacy_version: acceptance.code === 'conditions' ? legalTexts.privacy.fr.version : null,
  }));
  const stored = await storeAcceptances(transaction, id, rows);
  const missing = requiredCodes[checkout].filter((required) => !stored.has(required));
  if (missing.length === 0) return;
  throw new ProblemError('acceptances_missing', {
    detail: `Acceptances are missing: ${missing.join(', ')}. Send each with the text that the shopper accepted`,
  });
}

/** Returns the codes of all acceptances of the order, those from before included. */
async function storeAcceptances(
  transaction: Executor,
  orderId: string,
  rows: readonly OrderAcceptanceTable[],
): Promise<ReadonlySet<Acceptance['code']>> {
  const before = transaction.selectFrom('order_acceptances').select('code').where('order_id', '=', orderId);
  const stored =
    rows.length === 0
      ? await before.execute()
      : await transaction
          .with('inserted', (query) =>
            query
              .insertInto('order_acceptances')
              .values(rows)
              .onConflict((conflict) => conflict.columns(['order_id', 'code']).doNothing())
              .returning('code'),
          )
          .selectFrom('inserted')
          .select('code')
          .union(before)
          .execute();
  return new Set(stored.map(({ code }) => code));
}

/** SQL: the acceptances of an order, the oldest first, as one value of a larger query; `acceptancesIn` reads it. */
export function acceptancesOf(database: Executor, orderId: string) {
  return jsonArrayFrom(
    database
      .selectFrom('order_acceptances')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('accepted_at')
      .orderBy('code'),
  );
}

type StoredAcceptance = Omit<OrderAcceptanceTable, 'accepted_at'> & { readonly accepted_at: string };

export function acceptancesIn(rows: readonly StoredAcceptance[]): OrderAcceptanceTable[] {
  return rows.map((row) => ({ ...row, accepted_at: new Date(row.accepted_at) }));
}

/** Names a session without giving access to it: the SHA-256 of its id, in hexadecimal. */
export function sessionHash(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex');
}

/** True if the shopper accepted this with the order. */
export async function isAccepted(database: Executor, orderId: string, code: Acceptance['code']): Promise<boolean> {
  const acceptance = await database
    .selectFrom('order_acceptances')
    .select('code')
    .where('order_id', '=', orderId)
    .where('code', '=', code)
    .executeTakeFirst();
  return acceptance !== undefined;
}
