import { sql } from 'kysely';
import type { ConfirmRequest, OrderResponse } from '@alzette/shop-model';
import { areAllContractsSigned } from '../contracts/contract-repository';
import type { TransitionCause } from '../platform/database/schema';
import type { Executor } from '../platform/database/transaction';
import { ProblemError, unprocessable } from '../platform/http/problem-error';
import type { Visitor } from '../platform/http/visitor';
import { reserveIdentity } from '../identity/take-identity';
import { cancelOtherHolder } from './free-identity';
import { findPayments } from '../payments/payment-repository';
import { refreshPayments } from '../payments/refresh-payments';
import type { ShopContext } from '../app-context';
import { luxembourgDate } from '../platform/days';
import { findOwnOrder, lockOrder, type Order } from '../order/order-repository';
import { completePrepaid } from '../prepaid/complete-prepaid';
import { presentOrder } from '../order/present-order';
import { transitionOrder } from '../order/transition-order';
import { requireSigned } from '../contracts/require-signed';
import { orderClosed } from '../order/order-closed';

/**
 * Confirms an order that is paid, per the provider's own word, or that has nothing to pay. Asked again, the answer is the
 * same. What the client says about the payment decides nothing; it may only not contradict.
 *
 * @throws ProblemError 404, 409 `payment_required`, `payment_not_completed`, `payment_mismatch`, `contracts_unsigned`,
 *   `identity_used` or `order_closed`, 422
 * @throws PartnerError when the payment is not known yet and the provider does not answer
 */
export async function confirmOrder(
  context: ShopContext,
  visitor: Visitor,
  tokenValue: string,
  request: ConfirmRequest,
): Promise<OrderResponse> {
  const { database } = context;
  const found = await findOwnOrder(database, tokenValue, visitor);
  refuseContradiction(found, request);
  const order = await refreshPayments(context, found, 'return');
  if (order.total === 0) await cancelOtherHolder(context, order);
  await refuseUnknownTransaction(database, order, request);
  return database.transaction().execute(async (transaction) => {
    const locked = await lockOrder(transaction, order.id);
    if (locked.state !== 'confirmed') await confirm(transaction, context, locked, 'return');
    return presentOrder(transaction, await lockOrder(transaction, order.id));
  });
}

/** Confirms the order if it is paid and everything is signed, without anybody asking for it; otherwise leaves it as it is. */
export async function confirmPaidOrder(context: ShopContext, orderId: string, cause: TransitionCause): Promise<void> {
  await context.database.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order.state !== 'paid') return;
    if (await areAllContractsSigned(transaction, order)) await confirm(transaction, context, order, cause);
  });
}

function refuseContradiction(order: Order, request: ConfirmRequest): void {
  if ('status' in request) {
    if (order.total > 0) throw new ProblemError(409, 'payment_required', 'The order has to be paid');
    return;
  }
  if (request.orderToken !== order.token_value) {
    throw unprocessable('order_token_mismatch', 'body/orderToken', 'is not the order in the address');
  }
}

async function refuseUnknownTransaction(database: Executor, order: Order, request: ConfirmRequest): Promise<void> {
  if ('status' in request || request.transactionId === '' || order.payment_state !== 'paid') return;
  const payments = await findPayments(database, order.id);
  if (payments.some(({ transaction_id }) => transaction_id === request.transactionId)) return;
  throw new ProblemError(409, 'payment_mismatch', 'The transaction does not belong to this order');
}

async function confirm(
  transaction: Executor,
  { operator, now }: ShopContext,
  order: Order,
  cause: TransitionCause,
): Promise<void> {
  if (order.total > 0 && order.payment_state !== 'paid') {
    throw new ProblemError(409, 'payment_not_completed', `The payment is ${order.payment_state}`);
  }
  await requireSigned(transaction, order, cause);
  if (order.total === 0) await reserveIdentity(transaction, order);
  const confirmedAt = now();
  const number = await nextOrderNumber(transaction, operator.orderNumberPrefix, confirmedAt);
  const event = order.total > 0 ? 'confirmed' : 'confirmed_unpaid';
  const result = await transitionOrder(transaction, order.id, {
    event,
    cause,
    change: { number, confirmed_at: confirmedAt },
  });
  if (!result.ok) throw orderClosed();
  if (order.checkout !== 'esales') await completePrepaid(transaction, order, confirmedAt);
}

/** For instance ALZ-2026-000042; the year is Luxembourg's. */
async function nextOrderNumber(transaction: Executor, prefix: string, moment: Date): Promise<string> {
  const { rows } = await sql<{ value: string }>`select nextval('order_number')::text as value`.execute(transaction);
  const sequence = (rows[0]?.value ?? '').padStart(6, '0');
  return `${prefix}-${luxembourgDate(moment).slice(0, 4)}-${sequence}`;
}
