import type { TransitionCause } from '../platform/database/schema';
import type { Database } from '../platform/database/transaction';
import { ProblemError } from '../platform/http/problem-error';
import type { Visitor } from '../platform/http/visitor';
import { refreshPayments } from '../payments/refresh-payments';
import type { ShopContext } from '../app-context';
import { findOwnOrder, type Order } from '../order/order-repository';
import { transitionOrder } from '../order/transition-order';
import { orderClosed } from '../order/order-closed';

/**
 * Gives up the shopper's own order, as long as nobody may pay it: where a payment was begun the provider is asked first how it
 * ended. Asked again, nothing changes.
 *
 * @throws ProblemError 404, or 409 `already_paid`, `payment_running` or `order_closed`
 * @throws PartnerError when a payment was begun and the provider does not answer
 */
export async function cancelOwnOrder(context: ShopContext, visitor: Visitor, tokenValue: string): Promise<void> {
  const found = await findOwnOrder(context.database, tokenValue, visitor);
  const { id } = await refreshPayments(context, found, 'shopper');
  await cancelOrder(context.database, id, 'shopper');
}

/** @throws ProblemError 409 `already_paid`, `payment_running` or `order_closed` */
export async function cancelOrder(database: Database, id: string, cause: TransitionCause): Promise<void> {
  const result = await database
    .transaction()
    .execute((transaction) => transitionOrder(transaction, id, { event: 'cancelled', cause }));
  if (!result.ok) throw refusalOf(result.order);
}

function refusalOf({ state }: Order): ProblemError {
  if (state === 'paid' || state === 'confirmed')
    return new ProblemError(409, 'already_paid', 'The order is paid or confirmed already');
  if (state !== 'payment_pending') return orderClosed();
  return new ProblemError(
    409,
    'payment_running',
    'The order may still be paid: cancel the payment, or wait until it has ended',
  );
}
