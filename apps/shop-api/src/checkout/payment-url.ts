import type { PaymentUrlRequest } from '@alzette/shop-model';
import { withLease } from '../platform/database/lease';
import { ProblemError, unprocessable } from '../platform/http/problem-error';
import type { Visitor } from '../platform/http/visitor';
import { reserveIdentity } from '../identity/take-identity';
import { findOwnOrder, lockOrder, type Order } from '../order/order-repository';
import { transitionOrder } from '../order/transition-order';
import { requireSigned } from '../contracts/require-signed';
import { orderClosed } from '../order/order-closed';
import { isClosed } from '../order/order-states';
import type { ShopContext } from '../app-context';
import { cancelOtherHolder } from './free-identity';
import { findPayments, insertPayment, isRunning, updatePayment, type Payment } from '../payments/payment-repository';
import { refreshPayments } from '../payments/refresh-payments';
import { requireSameCheckout } from './refuse-other-checkout';
import { returnUrl } from './return-url';
import { webhookPath } from '../payments/webhook-path';

/**
 * Where the shopper pays. An order never has two ways to pay at once: a session that is still open is given again, and
 * a new one is made only after the provider said how the last one ended.
 *
 * @throws ProblemError 404, 409 `already_paid`, `amount_changed`, `contracts_unsigned`, `identity_used` or `order_closed`, 422 `nothing_to_pay`,
 *   `payment_type_mismatch` or `phone_mismatch`
 * @throws PartnerError
 */
export async function paymentUrl(context: ShopContext, visitor: Visitor, request: PaymentUrlRequest): Promise<string> {
  const found = await findOwnOrder(context.database, request.order_token, visitor);
  await requireSameCheckout(context.database, found, request);
  return withLease(context.database, `payment:${found.id}`, async () => {
    const order = await refreshPayments(
      context,
      await findOwnOrder(context.database, request.order_token, visitor),
      'shopper',
    );
    await refuseUnpayable(context, order, request);
    await cancelOtherHolder(context, order);
    const payment = await runningPayment(context, order, request, returnUrl(context, visitor, request));
    return payment.redirect_url ?? openSession(context, payment);
  });
}

async function refuseUnpayable({ database }: ShopContext, order: Order, request: PaymentUrlRequest): Promise<void> {
  const payments = await findPayments(database, order.id);
  if (order.state === 'confirmed' || payments.some(({ state }) => state === 'paid' || state === 'mismatched')) {
    throw alreadyPaid();
  }
  if (isClosed(order)) throw orderClosed();
  if (order.total === 0) throw unprocessable('nothing_to_pay', 'body/order_token', 'nothing is due for this order');
  if (request.amount !== order.total) {
    throw new ProblemError(409, 'amount_changed', 'The amount differs from what is due', {
      totals: { oneOff: order.total, monthly: order.monthly_total },
    });
  }
}

/**
 * The row exists before the provider is asked, so that a retry after a crash asks for the very same session; and the order is
 * moved before, so that nothing ends it while somebody may pay.
 */
async function runningPayment(
  context: ShopContext,
  { id }: Order,
  request: PaymentUrlRequest,
  returnTo: string,
): Promise<Payment> {
  return context.database.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, id);
    const payments = await findPayments(transaction, id);
    const running = payments.find(isRunning);
    if (running) return running;
    await requireSigned(transaction, order, 'shopper');
    await reserveIdentity(transaction, order);
    const opened = await transitionOrder(transaction, id, { event: 'payment_opened', cause: 'shopper' });
    if (!opened.ok) throw alreadyPaid();
    return insertPayment(transaction, {
      order_id: id,
      attempt: payments.length + 1,
      amount: order.total,
      language: request.language,
      description: request.description,
      return_url: returnTo,
    });
  });
}

async function openSession(context: ShopContext, payment: Payment): Promise<string> {
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
  await database.transaction().execute(async (transaction) => {
    await lockOrder(transaction, payment.order_id);
    const current = (await findPayments(transaction, payment.order_id)).find(({ id }) => id === payment.id);
    // Given up meanwhile: nobody learns the address, so nobody can pay there.
    if (current?.state !== 'creating')
      throw new ProblemError(409, 'order_changed', 'The order was changed meanwhile; ask again');
    await updatePayment(transaction, payment.id, {
      state: 'open',
      provider_session_id: session.id,
      redirect_url: session.redirectUrl,
    });
  });
  return session.redirectUrl;
}

function alreadyPaid(): ProblemError {
  return new ProblemError(409, 'already_paid', 'The order is paid already');
}
