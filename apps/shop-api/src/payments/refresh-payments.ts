import type { TransitionCause, PaymentRowState } from '../platform/database/schema';
import { lockOrder, type Order } from '../order/order-repository';
import { transitionOrder } from '../order/transition-order';
import type { OrderEvent } from '../order/transitions';
import type { ShopContext } from '../app-context';
import type { PaymentSession } from './payment-provider-port';
import { findPayments, isRunning, updatePayment, type Payment } from './payment-repository';

/**
 * Asks the provider what became of the order's running payment and records it. Declined ones are settled for good: the
 * provider lets nobody pay them any more.
 *
 * @param cause why it is asked
 * @param timeout milliseconds for the provider's answer
 * @throws PartnerError when the provider does not answer
 */
export async function refreshPayments(
  { database, partners }: Pick<ShopContext, 'database' | 'partners'>,
  order: Order,
  cause: TransitionCause,
  timeout?: number,
): Promise<Order> {
  const running = (await findPayments(database, order.id)).find(isRunning);
  if (!running?.provider_session_id) return order;
  const session = await partners.payments.findSession(running.provider_session_id, timeout);

  return database.transaction().execute(async (transaction) => {
    const locked = await lockOrder(transaction, order.id);
    const payments = await findPayments(transaction, order.id);
    const payment = payments.find(({ id }) => id === running.id);
    if (!payment || !isRunning(payment)) return locked;
    const change = {
      state: stateAfter(payment, session),
      transaction_id: session?.transactionId ?? null,
      card_brand: session?.card?.brand ?? null,
      card_last_digits: session?.card?.lastDigits ?? null,
    };
    await updatePayment(transaction, payment.id, change);
    const event = eventOf[change.state];
    const result = await transitionOrder(transaction, order.id, { event, cause });
    if (!result.ok) throw new Error(`A running payment cannot be ${change.state} while its order is ${locked.state}`);
    return result.order;
  });
}

/** Paid counts only for what was asked: this order, this amount, this currency. A session nobody knows cannot be paid. */
function stateAfter(payment: Payment, session: PaymentSession | null): PaymentRowState {
  if (session?.status !== 'paid') return session?.status ?? 'expired';
  const matches =
    session.reference === payment.order_id &&
    session.amount === payment.amount &&
    session.currency === payment.currency;
  return matches ? 'paid' : 'mismatched';
}

const eventOf: Readonly<Record<PaymentRowState, OrderEvent>> = {
  creating: 'payment_opened',
  open: 'payment_opened',
  pending: 'payment_delayed',
  paid: 'payment_received',
  declined: 'payment_declined',
  cancelled: 'payment_cancelled',
  expired: 'payment_expired',
  mismatched: 'payment_mismatched',
};
