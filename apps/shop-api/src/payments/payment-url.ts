import type { PaymentUrlRequest } from '@alzette/shop-model';
import { areAllContractsSigned } from '../contracts/contract-repository';
import { withLease } from '../database/lease';
import { ProblemError, unprocessable } from '../http/problem-error';
import type { Visitor } from '../http/visitor';
import { findOwnOrder, type Order } from '../orders/order-repository';
import type { ShopContext } from '../shop-context';
import { findPayments, insertPayment, isRunning, updatePayment, type Payment } from './payment-repository';
import { refreshPayments } from './refresh-payments';
import { refuseOtherCheckout } from './refuse-other-checkout';
import { returnUrl } from './return-url';
import { webhookPath } from './webhooks/webhook-path';

/**
 * Where the shopper pays. An order never has two ways to pay at once: a session that is still open is given again, and
 * a new one is made only after the provider said how the last one ended.
 *
 * @throws ProblemError 404, 409 `already_paid`, `amount_changed` or `contracts_unsigned`, 422 `nothing_to_pay`,
 *   `payment_type_mismatch` or `phone_mismatch`
 * @throws PartnerError
 */
export async function paymentUrl(context: ShopContext, visitor: Visitor, request: PaymentUrlRequest): Promise<string> {
  const found = await findOwnOrder(context.database, request.order_token, visitor);
  await refuseOtherCheckout(context.database, found, request);
  return withLease(context.database, `payment:${found.id}`, async () => {
    const order = await refreshPayments(context, await findOwnOrder(context.database, request.order_token, visitor));
    await refuseUnpayable(context, order, request);
    const payment = await runningPayment(context, order, request, returnUrl(context, visitor, request));
    return payment.redirect_url ?? openSession(context, payment);
  });
}

async function refuseUnpayable({ database }: ShopContext, order: Order, request: PaymentUrlRequest): Promise<void> {
  const payments = await findPayments(database, order.id);
  if (order.state === 'confirmed' || payments.some(({ state }) => state === 'paid' || state === 'mismatched')) {
    throw new ProblemError(409, 'already_paid', 'The order is paid already');
  }
  if (order.total === 0) throw unprocessable('nothing_to_pay', 'body/order_token', 'nothing is due for this order');
  if (request.amount !== order.total) {
    throw new ProblemError(409, 'amount_changed', 'The amount differs from what is due', {
      totals: { oneOff: order.total, monthly: order.monthly_total },
    });
  }
  if (!(await areAllContractsSigned(database, order))) {
    throw new ProblemError(409, 'contracts_unsigned', 'Every contract has to be signed first');
  }
}

/** The row exists before the provider is asked, so that a retry after a crash asks for the very same session. */
async function runningPayment(context: ShopContext, order: Order, request: PaymentUrlRequest, returnTo: string): Promise<Payment> {
  const payments = await findPayments(context.database, order.id);
  const running = payments.find(isRunning);
  if (running) return running;
  return insertPayment(context.database, {
    order_id: order.id,
    attempt: payments.length + 1,
    amount: order.total,
    language: request.language,
    description: request.description,
    return_url: returnTo,
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
    await updatePayment(transaction, payment.id, {
      state: 'open',
      provider_session_id: session.id,
      redirect_url: session.redirectUrl,
    });
    await transaction
      .updateTable('orders')
      .set({ payment_state: 'awaiting' })
      .where('id', '=', payment.order_id)
      .execute();
  });
  return session.redirectUrl;
}
