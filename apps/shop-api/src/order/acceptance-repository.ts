import type { Acceptance, CheckoutType } from '@alzette/shop-model';
import type { Executor } from '../platform/database/schema';
import { ProblemError } from '../platform/http/problem';
import type { Order } from './order-repository';

const requiredCodes: Readonly<Record<CheckoutType, readonly Acceptance['code'][]>> = {
  esales: ['certify', 'conditions'],
  prepaid_top_up: ['conditions'],
  prepaid_starter_pack: ['conditions'],
};

/**
 * Stores what the shopper accepts with a locked order. The first acceptance of each code stays, also when a later try sends another
 * text or none.
 *
 * @throws ProblemError 409 `acceptances_missing`
 */
export async function recordAcceptances(
  transaction: Executor,
  { id, checkout }: Order,
  acceptances: readonly Acceptance[],
  acceptedAt: Date,
): Promise<void> {
  if (acceptances.length > 0) {
    await transaction
      .insertInto('order_acceptances')
      .values(acceptances.map((acceptance) => ({ ...acceptance, order_id: id, accepted_at: acceptedAt })))
      .onConflict((conflict) => conflict.columns(['order_id', 'code']).doNothing())
      .execute();
  }
  const stored = await transaction.selectFrom('order_acceptances').select('code').where('order_id', '=', id).execute();
  const missing = requiredCodes[checkout].filter((required) => stored.every(({ code }) => code !== required));
  if (missing.length === 0) return;
  throw new ProblemError(
    409,
    'acceptances_missing',
    `Acceptances are missing: ${missing.join(', ')}. Send each with the text that the shopper accepted`,
  );
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
