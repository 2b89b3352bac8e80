import { ProblemError } from '@alzette/server-kit';
import { findOtherHolder } from '@alzette/shop-api/buyer';
import { lockOrder, type Order, orderClosed, type TransitionCause, transitionOrder } from '@alzette/shop-api/order';
import { cancelPayment, findOwnOrderWithPayments, refreshPayments } from '@alzette/shop-api/payment';
import type { Executor, Visitor } from '@alzette/shop-api/platform';
import type { CheckoutContext } from './checkout-context';

type Context = Pick<CheckoutContext, 'database' | 'partners'>;

/**
 * Cancels the shopper's own order unless it may still be paid; the provider is asked about a running payment first. A repeated request
 * changes nothing.
 *
 * @throws ProblemError 404, or 409 `already_paid`, `payment_running` or `order_closed`
 * @throws PartnerError if a payment has begun and the provider does not respond
 */
export async function cancelOwnOrder(context: Context, visitor: Visitor, tokenValue: string): Promise<void> {
  const found = await findOwnOrderWithPayments(context.database, tokenValue, visitor);
  const { order } = await refreshPayments(context, found, 'shopper');
  await context.database.transaction().execute((transaction) => cancelOrder(transaction, order.id, 'shopper'));
}

/** @throws ProblemError 409 `already_paid`, `payment_running` or `order_closed` */
export async function cancelOrder(transaction: Executor, id: string, cause: TransitionCause): Promise<void> {
  const result = await transitionOrder(transaction, await lockOrder(transaction, id), { event: 'cancelled', cause });
  if (!result.ok) throw refusalFor(result.order);
}

/**
 * Cancels the running payment of another order that holds this order's identity check, because the shopper left it and buys this one.
 *
 * @throws PartnerError if the provider does not respond
 */
export async function cancelPaymentOfOtherHolder(context: Context, order: Order): Promise<void> {
  const holder = await findOtherHolder(context.database, order);
  if (holder?.state === 'payment_pending') await cancelPayment(context, holder);
}

function refusalFor({ state }: Order): ProblemError {
  if (state === 'paid' || state === 'confirmed')
    return new ProblemError('already_paid', { detail: 'The order is paid or confirmed already' });
  if (state !== 'payment_pending') return orderClosed();
  return new ProblemError('payment_running');
}
