import { ProblemError } from '@alzette/server-kit';
import type { PaymentUrlRequest } from '@alzette/shop-model';
import {
  findOthersInPayment,
  lockOfBuyer,
  requireFreeLines,
  requireOrderCredit,
  requireWithinLimits,
  reserveIdentity,
} from '@alzette/shop-api/buyer';
import { findOrderDetails, recordAcceptances, requireSigned } from '@alzette/shop-api/documents';
import {
  findOwnOrder,
  findTopUpNumber,
  isClosed,
  lockOrder,
  type Order,
  orderClosed,
  transitionOrder,
} from '@alzette/shop-api/order';
import {
  cancelPayment,
  findOwnOrderWithPayments,
  insertPayment,
  isRunning,
  openPayment,
  type Payment,
  refreshPayments,
  webhookPath,
} from '@alzette/shop-api/payment';
import {
  embeddingPage,
  type Executor,
  lockNames,
  unprocessable,
  type Visitor,
  withLease,
} from '@alzette/shop-api/platform';
import { cancelPaymentOfOtherHolder } from './cancel-order';
import type { CheckoutContext } from './checkout-context';

/**
 * The address at which the shopper pays. An order never has two running payments: an open session is returned again, and a new one is
 * created only after the provider reported the end of the last one.
 *
 * @throws ProblemError 404, 409 `acceptances_missing`, `already_paid`, `amount_changed`, `contracts_unsigned`, `identity_used` or
 *   `order_closed`, 422 `change_open`, `credit_refused`, `limit_reached`, `porting_open`, `nothing_to_pay`, `payment_type_mismatch` or `phone_mismatch`
 * @throws PartnerError
 */
export async function paymentUrl(
  context: CheckoutContext,
  visitor: Visitor,
  request: PaymentUrlRequest,
): Promise<string> {
  const { database } = context;
  const found = await findOwnOrder(database, request.order_token, visitor);
  await requireSameCheckout(database, found, request);
  return withLease(database, `payment:${found.id}`, async () => {
    const current = await findOwnOrderWithPayments(database, request.order_token, visitor);
    const { order, payments } = await refreshPayments(context, current, 'shopper');
    requirePayable(order, payments, request);
    await requireOrderCredit(context, order);
    await cancelPaymentOfOtherHolder(context, order);
    const payment = await startOnlyPayment(context, visitor, order, request);
    return payment.redirect_url ?? openSession(context, payment);
  });
}

/** Type and phone number of the request have to match the order. A starter pack's number is not known yet and is ignored. */
async function requireSameCheckout(
  database: Executor,
  order: Order,
  { type, phone }: PaymentUrlRequest,
): Promise<void> {
  if (type !== order.checkout) throw unprocessable('payment_type_mismatch', 'body/type', `has to be ${order.checkout}`);
  if (type === 'esales' && phone !== undefined) {
    throw unprocessable('phone_mismatch', 'body/phone', 'is for prepaid only');
  }
  if (type === 'prepaid_top_up' && phone !== (await findTopUpNumber(database, order.id))) {
    throw unprocessable('phone_mismatch', 'body/phone', 'has to be the number of the order');
  }
}

function requirePayable(order: Order, payments: readonly Payment[], { amount }: PaymentUrlRequest): void {
  if (order.state === 'confirmed' || payments.some(({ state }) => state === 'paid' || state === 'mismatched')) {
    throw alreadyPaid();
  }
  if (isClosed(order)) throw orderClosed();
  if (order.total === 0) throw unprocessable('nothing_to_pay', 'body/order_token', 'nothing is due for this order');
  if (amount !== order.total) {
    throw new ProblemError('amount_changed', { totals: { oneOff: order.total, monthly: order.monthly_total } });
  }
}

const acrossOrders: readonly string[] = ['limit_reached', 'change_open', 'porting_open'];

/** Starts the payment. If a rule across orders refuses it, the abandoned payments of the session and buyer end first. */
async function startOnlyPayment(
  context: CheckoutContext,
  visitor: Visitor,
  order: Order,
  request: PaymentUrlRequest,
): Promise<Payment> {
  try {
    return await startPayment(context, visitor, order, request);
  } catch (error) {
    if (!(error instanceof ProblemError) || !acrossOrders.includes(error.code)) throw error;
    const left = await findOthersInPayment(context.database, order);
    if (left.length === 0) throw error;
    for (const other of left) await cancelPayment(context, other);
    return startPayment(context, visitor, order, request);
  }
}

/**
 * Inserts the payment and transitions the order before the provider is called: a retry after a crash then requests the same session,
 * and no other request ends the order while it may be paid.
 */
async function startPayment(
  context: CheckoutContext,
  visitor: Visitor,
  found: Order,
  request: PaymentUrlRequest,
): Promise<Payment> {
  const { id } = found;
  const { database, legalTexts, now } = context;
  return database.transaction().execute(async (transaction) => {
    await lockNames(transaction, lockOfBuyer(found));
    await requireWithinLimits(transaction, context, found);
    const order = await lockOrder(transaction, id);
    const details = await findOrderDetails(transaction, id);
    await requireFreeLines(transaction, order, details);
    const { payments } = details;
    const running = payments.find(isRunning);
    if (running) return running;
    const signed = await requireSigned(transaction, order, details, 'shopper');
    await recordAcceptances(transaction, signed, {
      acceptances: request.acceptances ?? [],
      acceptedAt: now(),
      sessionId: visitor.id,
      legalTexts,
    });
    await reserveIdentity(transaction, signed);
    const opened = await transitionOrder(transaction, signed, { event: 'payment_opened', cause: 'shopper' });
    if (!opened.ok) throw alreadyPaid();
    return insertPayment(transaction, {
      order_id: id,
      attempt: payments.length + 1,
      amount: order.total,
      language: request.language,
      description: request.description,
      return_url: returnUrl(context, visitor, request),
    });
  });
}

async function openSession(context: CheckoutContext, payment: Payment): Promise<string> {
  const { database, partners, operator, shopApiUrl } = context;
  const session = await partners.payments.createSession({
    reference: payment.order_id,
    amount: payment.amount,
    currency: payment.currency,
    language: payment.language,
    description: payment.description,
    returnUrl: payment.return_url,
    webhookUrl: `${shopApiUrl}${webhookPath(operator.partners.payment.slug)}`,
    idempotencyKey: payment.id,
  });
  // The payment expired meanwhile. Its address is never returned, so it cannot be paid.
  if (!(await openPayment(database, payment, session))) throw new ProblemError('order_changed');
  return session.redirectUrl;
}

/**
 * The return URL of the payment page: the page that embeds the checkout, else the shop's own. It names the checkout, so that
 * a browser with another cart, or none, shows the right confirmation.
 */
export function returnUrl(
  context: CheckoutContext,
  visitor: Visitor,
  { language, order_token, type }: PaymentUrlRequest,
): string {
  const { operator, siteUrl } = context;
  const url = new URL(embeddingPage(context, visitor) ?? `${siteUrl}/${language}/${operator.paths.checkout[language]}`);
  const query = { step: 'confirmation', order_token, type };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

function alreadyPaid(): ProblemError {
  return new ProblemError('already_paid');
}
