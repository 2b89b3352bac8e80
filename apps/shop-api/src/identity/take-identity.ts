import type { Database, Executor } from '../platform/database/transaction';
import { ProblemError } from '../platform/http/problem-error';
import type { Order } from '../order/order-repository';
import type { OrderState } from '../order/order-states';

/** An order that may be sold, or is: while one of these holds an identity check, no other order can be. */
const holdingStates: readonly OrderState[] = ['payment_pending', 'paid', 'confirmed'];

/**
 * An identity check serves one order: it is taken when somebody is about to pay, or when what costs nothing is confirmed, before
 * money can move. An order that nobody pays any more gives it up to the next one of the same session.
 *
 * @throws ProblemError 409 `identity_used` while another order holds it
 */
export async function reserveIdentity(transaction: Executor, order: Order): Promise<void> {
  if (!needsIdentity(order)) return;
  // Locked first and asked afterwards: what another transaction wrote while this one waited counts.
  await transaction
    .selectFrom('identity_verifications')
    .select('id')
    .where('id', '=', order.kyc_id)
    .forUpdate()
    .execute();
  if (await findOtherHolder(transaction, order)) {
    throw new ProblemError(
      409,
      'identity_used',
      'The identity check was used for another order; it has to be repeated',
    );
  }
  await transaction
    .updateTable('identity_verifications')
    .set({ used_by_order: order.id })
    .where('id', '=', order.kyc_id)
    .where('session_id', '=', order.session_id)
    .execute();
}

/** Another order that holds this one's identity check. */
export async function findOtherHolder(database: Executor, order: Order): Promise<Order | null> {
  if (!needsIdentity(order)) return null;
  const holder = await database
    .selectFrom('identity_verifications')
    .innerJoin('orders', 'orders.id', 'identity_verifications.used_by_order')
    .selectAll('orders')
    .where('identity_verifications.id', '=', order.kyc_id)
    .where('orders.id', '<>', order.id)
    .where('orders.state', 'in', holdingStates)
    .executeTakeFirst();
  return holder ?? null;
}

/** Whether an order was sold, or is paid for, under this check. */
export async function isIdentityUsed(database: Database | Executor, id: string): Promise<boolean> {
  const used = await database
    .selectFrom('identity_verifications')
    .innerJoin('orders', 'orders.id', 'identity_verifications.used_by_order')
    .select('orders.id')
    .where('identity_verifications.id', '=', id)
    .where('orders.state', 'in', ['paid', 'confirmed'])
    .executeTakeFirst();
  return used !== undefined;
}

function needsIdentity(order: Order): order is Order & { readonly kyc_id: string } {
  return order.is_new_client && order.kyc_id !== null;
}
