import { lockOrder, type Order, type OrderEvent, type TransitionCause, transitionOrder } from '@alzette/shop-api/order';
import { enqueue, type Executor } from '@alzette/shop-api/platform';
import type { PaymentContext, PaymentSession } from './payment-provider';
import {
  endRunningPayment,
  findPayments,
  isRunning,
  type OrderWithPayments,
  type Payment,
  type PaymentRowState,
  updatePayment,
} from './payment-repository';

declare module '@alzette/shop-api/platform/outbox' {
  interface OutboxPayloads {
    /** A payment of this order failed, and nothing may have followed. */
    readonly payment_reminder: { readonly orderId: string };
  }
}

type Context = Pick<PaymentContext, 'database' | 'partners'>;

/**
 * Asks the provider about the order's running payment and records the outcome. A declined payment is final: its session cannot be
 * paid any more.
 *
 * @throws PartnerError if the provider does not respond
 */
export async function refreshPayments(
  { database, partners }: Context,
  known: OrderWithPayments,
  cause: TransitionCause,
  timeoutMs?: number,
): Promise<OrderWithPayments> {
  const { id } = known.order;
  const running = known.payments.find(isRunning);
  if (!running?.provider_session_id) return known;
  const session = await partners.payments.findSession(running.provider_session_id, timeoutMs);
  return database.transaction().execute(async (transaction) => {
    const locked = await lockOrder(transaction, id);
    const change = {
      state: stateAfter(running, session),
      transaction_id: session?.transactionId ?? null,
      card_brand: session?.card?.brand ?? null,
      card_last_digits: session?.card?.lastDigits ?? null,
    };
    const isFirst = await endRunningPayment(transaction, running.id, change);
    if (!isFirst) return { order: locked, payments: await findPayments(transaction, id) };
    const result = await transitionOrder(transaction, locked, { event: events[change.state], cause });
    if (!result.ok) throw new Error(`A running payment cannot be ${change.state} while its order is ${locked.state}`);
    await enqueuePaymentReminder(transaction, { orderId: id, state: change.state });
    const payments = known.payments.map((each) => (each === running ? { ...each, ...change } : each));
    return { order: result.order, payments };
  });
}

/**
 * Cancels the open payment of an order, because its shopper continues with another order. The provider decides: a payment that
 * succeeded before stays paid.
 *
 * @throws PartnerError if the provider does not respond
 */
export async function cancelPayment(context: Context, order: Order): Promise<void> {
  const payments = await findPayments(context.database, order.id);
  const running = payments.find(isRunning);
  if (!running) return;
  if (running.provider_session_id === null) return expireUnopened(context, order);
  await context.partners.payments.cancelSession(running.provider_session_id);
  await refreshPayments(context, { order, payments }, 'shopper');
}

/** Ends a payment without a session address: the request that creates the session finds it expired and keeps the address secret. */
function expireUnopened({ database }: Context, { id }: Order): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, id);
    const running = (await findPayments(transaction, id)).find(isRunning);
    if (running?.state !== 'creating') return;
    await updatePayment(transaction, running.id, { state: 'expired' });
    await transitionOrder(transaction, order, { event: 'payment_expired', cause: 'shopper' });
  });
}

/** `paid` counts only for this order, amount and currency. A session that the provider does not know cannot be paid. */
function stateAfter(payment: Payment, session: PaymentSession | null): PaymentRowState {
  if (session?.status !== 'paid') return session?.status ?? 'expired';
  const matches =
    session.reference === payment.order_id &&
    session.amount === payment.amount &&
    session.currency === payment.currency;
  return matches ? 'paid' : 'mismatched';
}

const events: Readonly<Record<PaymentRowState, OrderEvent>> = {
  creating: 'payment_opened',
  open: 'payment_opened',
  pending: 'payment_delayed',
  paid: 'payment_received',
  declined: 'payment_declined',
  cancelled: 'payment_cancelled',
  expired: 'payment_expired',
  mismatched: 'payment_mismatched',
};

/** Without `cancelled`, because the shopper cancelled the payment knowingly. */
const remindedStates: readonly PaymentRowState[] = ['declined', 'expired'];

/** Most shoppers try another card at once and need no mail. */
const delaySeconds = 30 * 60;

/** Enqueues the mail about a failed payment, once for each order, in the transaction that records the failure. */
async function enqueuePaymentReminder(
  transaction: Executor,
  { orderId, state }: { readonly orderId: string; readonly state: PaymentRowState },
): Promise<void> {
  if (!remindedStates.includes(state)) return;
  const id = `payment-reminder-${orderId}`;
  await enqueue(transaction, { kind: 'payment_reminder', id, payload: { orderId }, delaySeconds });
}
