import { ProblemError } from '@alzette/server-kit';
import { type ConfirmRequest, type OrderResponse, luxembourgDate } from '@alzette/shop-model';
import { enqueueEsimMails } from '@alzette/shop-api/after-sale';
import { requireFreeLines, requireOrderCredit, requireWithinLimits, reserveIdentity } from '@alzette/shop-api/buyer';
import {
  type AcceptedTexts,
  areAllContractsSigned,
  enqueueReceipt,
  recordAcceptances,
  requireSigned,
  storeAnnex,
  writeAnnex,
} from '@alzette/shop-api/documents';
import {
  creditTopUp,
  findOrder,
  findOwnOrder,
  isRealEmail,
  lockOrder,
  nextOrderSequence,
  type Order,
  orderClosed,
  presentOrder,
  type TransitionCause,
  transitionOrder,
} from '@alzette/shop-api/order';
import { findPaidCard, findPayments, refreshPayments } from '@alzette/shop-api/payment';
import { type Executor, notFound, unprocessable, type Visitor, withLease } from '@alzette/shop-api/platform';
import { cancelPaymentOfOtherHolder } from './cancel-order';
import type { CheckoutContext } from './checkout-context';

/**
 * Confirms an order that the provider reports as paid, or that has nothing to pay. A repeated request gets the same response. The
 * client's statements about the payment prove nothing; a contradiction is refused.
 *
 * @throws ProblemError 404, 409 `payment_required`, `payment_not_completed`, `payment_mismatch`, `contracts_unsigned`,
 *   `acceptances_missing`, `identity_used`, `order_changed` or `order_closed`, 422
 * @throws PartnerError if the payment is unknown and the provider does not respond
 */
export async function confirmOrder(
  context: CheckoutContext,
  visitor: Visitor,
  tokenValue: string,
  request: ConfirmRequest,
): Promise<OrderResponse> {
  const { database } = context;
  const found = await findOwnOrder(database, tokenValue, visitor);
  refuseContradiction(found, request);
  const order = await refreshPayments(context, found, 'return');
  if (order.total === 0) {
    await requireOrderCredit(context, order);
    await cancelPaymentOfOtherHolder(context, order);
  }
  await refuseUnknownTransaction(database, order, request);
  const acceptances = ('status' in request && request.acceptances) || [];
  if (order.state !== 'confirmed')
    await confirm(context, order.id, { cause: 'return', accepted: { acceptances, sessionId: visitor.id } });
  return database.transaction().execute(async (transaction) => {
    const confirmed = await lockOrder(transaction, order.id);
    return presentOrder(transaction, confirmed, await findPaidCard(transaction, order.id));
  });
}

/** Confirms an order that is paid and completely signed, without a request of its shopper; else does nothing. */
export async function confirmPaidOrder(
  context: CheckoutContext,
  orderId: string,
  cause: TransitionCause,
): Promise<void> {
  const order = await findOrder(context.database, orderId);
  if (order?.state === 'paid' && (await areAllContractsSigned(context.database, order)))
    await confirm(context, orderId, { cause });
}

function refuseContradiction(order: Order, request: ConfirmRequest): void {
  if ('status' in request) {
    if (order.total > 0) throw new ProblemError('payment_required');
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
  throw new ProblemError('payment_mismatch');
}

interface Confirmation {
  readonly cause: TransitionCause;
  /** With the confirmation of an order with nothing due. */
  readonly accepted?: Pick<AcceptedTexts, 'acceptances' | 'sessionId'>;
}

/**
 * Renders the number and writes the annex outside of transactions (ADR 0041), which a lease makes happen once. Does nothing for a confirmed
 * order.
 */
function confirm(context: CheckoutContext, orderId: string, confirmation: Confirmation): Promise<void> {
  const { database, operator, now } = context;
  return withLease(database, `confirmation:${orderId}`, async () => {
    const order = await database
      .transaction()
      .execute((transaction) => admit(transaction, context, orderId, confirmation));
    if (!order) return;
    const confirmedAt = now();
    const number = await nextOrderNumber(database, operator.orderNumberPrefix, confirmedAt);
    const annex = await writeAnnex(database, operator, { ...order, number });
    await database.transaction().execute(async (transaction) => {
      const admitted = await admit(transaction, context, orderId, confirmation);
      if (!admitted) return;
      await storeAnnex(transaction, operator, { ...admitted, number }, annex);
      await complete(transaction, admitted, { cause: confirmation.cause, number, confirmedAt });
    });
  });
}

/**
 * Checks everything that a confirmation requires, and stores the acceptances of an order with nothing due. Locks the order.
 *
 * @returns null if it is confirmed already
 */
async function admit(
  transaction: Executor,
  context: CheckoutContext,
  orderId: string,
  { cause, accepted = { acceptances: [], sessionId: '' } }: Confirmation,
): Promise<Order | null> {
  const found = await findOrder(transaction, orderId);
  if (!found) throw notFound();
  if (found.total === 0 && found.state !== 'confirmed') {
    await requireWithinLimits(transaction, context, found);
    await requireFreeLines(transaction, found);
  }
  const order = await lockOrder(transaction, orderId);
  if (order.state === 'confirmed') return null;
  if (order.total > 0 && order.payment_state !== 'paid')
    throw new ProblemError('payment_not_completed', { detail: `The payment is ${order.payment_state}` });
  await requireSigned(transaction, order, cause);
  if (order.total > 0) return order;
  const { legalTexts, now } = context;
  await recordAcceptances(transaction, order, { ...accepted, acceptedAt: now(), legalTexts });
  await reserveIdentity(transaction, order);
  return order;
}

interface Completion {
  readonly cause: TransitionCause;
  readonly number: string;
  readonly confirmedAt: Date;
}

async function complete(
  transaction: Executor,
  order: Order,
  { cause, number, confirmedAt }: Completion,
): Promise<void> {
  const event = order.total > 0 ? 'confirmed' : 'confirmed_unpaid';
  const change = { number, confirmed_at: confirmedAt };
  const result = await transitionOrder(transaction, order.id, { event, cause, change });
  if (!result.ok) throw orderClosed();
  // The card of a starter pack already includes its credit.
  if (order.checkout === 'prepaid_top_up') await creditTopUp(transaction, order, confirmedAt);
  if (isRealEmail(order.email)) await enqueueReceipt(transaction, order.id);
  await enqueueEsimMails(transaction, order.id);
}

/** For example ALZ-2026-000042, with the year in Luxembourg. */
async function nextOrderNumber(database: Executor, prefix: string, moment: Date): Promise<string> {
  const sequence = String(await nextOrderSequence(database)).padStart(6, '0');
  return `${prefix}-${luxembourgDate(moment).slice(0, 4)}-${sequence}`;
}
