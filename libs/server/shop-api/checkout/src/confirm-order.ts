import { ProblemError } from '@alzette/server-kit';
import { type ConfirmRequest, type OrderResponse, luxembourgDate } from '@alzette/shop-model';
import { esimMailsOf } from '@alzette/shop-api/after-sale';
import {
  lockOfBuyer,
  requireFreeLines,
  requireOrderCredit,
  requireWithinLimits,
  reserveIdentity,
} from '@alzette/shop-api/buyer';
import {
  type AcceptedTexts,
  areAllContractsSigned,
  findOrderDetails,
  findOrderWithDetails,
  type OrderDetails,
  receiptOf,
  recordAcceptances,
  requireSigned,
  storeAnnex,
  writeAnnex,
} from '@alzette/shop-api/documents';
import {
  creditTopUp,
  findOrder,
  isRealEmail,
  type LockedOrder,
  lockOrder,
  nextOrderSequence,
  type Order,
  orderClosed,
  presentOrder,
  type TransitionCause,
  transitionOrder,
} from '@alzette/shop-api/order';
import { cardOf, findOwnOrderWithPayments, type Payment, refreshPayments } from '@alzette/shop-api/payment';
import { type Executor, lockNames, notFound, unprocessable, type Visitor, withLease } from '@alzette/shop-api/platform';
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
  const found = await findOwnOrderWithPayments(database, tokenValue, visitor);
  refuseContradiction(found.order, request);
  const { order, payments } = await refreshPayments(context, found, 'return');
  if (order.total === 0) {
    await requireOrderCredit(context, order);
    await cancelPaymentOfOtherHolder(context, order);
  }
  refuseUnknownTransaction(order, payments, request);
  const acceptances = ('status' in request && request.acceptances) || [];
  const accepted = { acceptances, sessionId: visitor.id };
  const confirmed = order.state === 'confirmed' ? null : await confirm(context, order, { cause: 'return', accepted });
  const current = confirmed?.order ?? (await findOrder(database, order.id));
  if (!current) throw notFound();
  return presentOrder(database, current, cardOf(payments), confirmed?.details);
}

/** Confirms an order that is paid and completely signed, without a request of its shopper; else does nothing. */
export async function confirmPaidOrder(
  context: CheckoutContext,
  orderId: string,
  cause: TransitionCause,
): Promise<void> {
  const found = await findOrderWithDetails(context.database, orderId);
  if (found?.order.state === 'paid' && areAllContractsSigned(found.order, found.details))
    await confirm(context, found.order, { cause });
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

function refuseUnknownTransaction(order: Order, payments: readonly Payment[], request: ConfirmRequest): void {
  if ('status' in request || request.transactionId === '' || order.payment_state !== 'paid') return;
  if (payments.some(({ transaction_id }) => transaction_id === request.transactionId)) return;
  throw new ProblemError('payment_mismatch');
}

interface Confirmation {
  readonly cause: TransitionCause;
  /** With the confirmation of an order with nothing due. */
  readonly accepted?: Pick<AcceptedTexts, 'acceptances' | 'sessionId'>;
}

interface DetailedOrder {
  readonly order: Order;
  readonly details: OrderDetails;
}

/** An order that may be confirmed, with its details, both as they are while the order is locked. */
interface AdmittedOrder extends DetailedOrder {
  readonly order: LockedOrder;
}

/**
 * Renders the number and writes the annex outside of transactions (ADR 0041), which a lease makes happen once.
 *
 * @returns the confirmed order; null if it was confirmed before
 */
function confirm(context: CheckoutContext, found: Order, confirmation: Confirmation): Promise<DetailedOrder | null> {
  const { database, operator, now } = context;
  return withLease(database, `confirmation:${found.id}`, async () => {
    const first = await (found.total > 0
      ? findConfirmable(database, found.id)
      : database.transaction().execute((transaction) => admit(transaction, context, found, confirmation)));
    if (!first) return null;
    const confirmedAt = now();
    const number = await nextOrderNumber(database, operator.orderNumberPrefix, confirmedAt);
    const annex = await writeAnnex(operator, { ...first.order, number }, first.details);
    return database.transaction().execute(async (transaction) => {
      const admitted = await admit(transaction, context, found, confirmation);
      if (!admitted) return null;
      const { order, details } = admitted;
      await storeAnnex(transaction, operator, { order: { ...order, number }, details }, annex);
      return {
        order: await complete(transaction, admitted, { cause: confirmation.cause, number, confirmedAt }),
        details,
      };
    });
  });
}

/**
 * A paid order, which nothing is stored of before its annex is written.
 *
 * @returns null if it is confirmed already
 */
async function findConfirmable(database: Executor, id: string): Promise<DetailedOrder | null> {
  const found = await findOrderWithDetails(database, id);
  if (!found) throw notFound();
  const { order, details } = found;
  if (order.state === 'confirmed') return null;
  requirePaid(order);
  if (!areAllContractsSigned(order, details)) throw new ProblemError('contracts_unsigned');
  return found;
}

function requirePaid({ payment_state: state }: Order): void {
  if (state === 'paid') return;
  throw new ProblemError('payment_not_completed', { detail: `The payment is ${state}` });
}

/**
 * Checks everything that a confirmation requires, and stores the acceptances of an order with nothing due. Locks the order.
 *
 * @param found the order as it was read before; what is used of it never changes
 * @returns null if it is confirmed already
 */
async function admit(
  transaction: Executor,
  context: CheckoutContext,
  found: Order,
  { cause, accepted = { acceptances: [], sessionId: '' } }: Confirmation,
): Promise<AdmittedOrder | null> {
  const isFree = found.total === 0;
  if (isFree && found.state !== 'confirmed') {
    await lockNames(transaction, lockOfBuyer(found));
    await requireWithinLimits(transaction, context, found);
  }
  const locked = await lockOrder(transaction, found.id);
  if (locked.state === 'confirmed') return null;
  if (!isFree) requirePaid(locked);
  const details = await findOrderDetails(transaction, found.id);
  if (isFree) await requireFreeLines(transaction, locked, details);
  const order = await requireSigned(transaction, locked, details, cause);
  if (!isFree) return { order, details };
  const { legalTexts, now } = context;
  await recordAcceptances(transaction, order, { ...accepted, acceptedAt: now(), legalTexts });
  await reserveIdentity(transaction, order);
  return { order, details: await findOrderDetails(transaction, found.id) };
}

interface Completion {
  readonly cause: TransitionCause;
  readonly number: string;
  readonly confirmedAt: Date;
}

async function complete(
  transaction: Executor,
  { order, details }: AdmittedOrder,
  { cause, number, confirmedAt }: Completion,
): Promise<Order> {
  const event = order.total > 0 ? 'confirmed' : 'confirmed_unpaid';
  const change = { number, confirmed_at: confirmedAt };
  const receipts = isRealEmail(order.email) ? [receiptOf(order.id)] : [];
  const messages = [...receipts, ...esimMailsOf(order.id, details)];
  const result = await transitionOrder(transaction, order, { event, cause, change, messages });
  if (!result.ok) throw orderClosed();
  // The card of a starter pack already includes its credit.
  if (order.checkout === 'prepaid_top_up') await creditTopUp(transaction, order, confirmedAt);
  return result.order;
}

/** For example ALZ-2026-000042, with the year in Luxembourg. */
async function nextOrderNumber(database: Executor, prefix: string, moment: Date): Promise<string> {
  const sequence = String(await nextOrderSequence(database)).padStart(6, '0');
  return `${prefix}-${luxembourgDate(moment).slice(0, 4)}-${sequence}`;
}
