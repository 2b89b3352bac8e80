import { createHash } from 'node:crypto';
import { ProblemError } from '@alzette/server-kit';
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
  if (acceptances.length > 0) {
    const shared = { order_id: id, accepted_at: acceptedAt, session_hash: sessionHash(sessionId) };
    await transaction
      .insertInto('order_acceptances')
      .values(
        acceptances.map((acceptance) => ({
          ...acceptance,
          ...shared,
          terms_version: acceptance.code === 'conditions' ? legalTexts.terms.fr.version : null,
          privacy_version: acceptance.code === 'conditions' ? legalTexts.privacy.fr.version : null,
        })),
      )
      .onConflict((conflict) => conflict.columns(['order_id', 'code']).doNothing())
      .execute();
  }
  const stored = await transaction.selectFrom('order_acceptances').select('code').where('order_id', '=', id).execute();
  const missing = requiredCodes[checkout].filter((required) => stored.every(({ code }) => code !== required));
  if (missing.length === 0) return;
  throw new ProblemError('acceptances_missing', {
    detail: `Acceptances are missing: ${missing.join(', ')}. Send each with the text that the shopper accepted`,
  });
}

/** The acceptances of an order, the oldest first. */
export function findAcceptances(database: Executor, orderId: string): Promise<OrderAcceptanceTable[]> {
  return database
    .selectFrom('order_acceptances')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('accepted_at')
    .orderBy('code')
    .execute();
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
