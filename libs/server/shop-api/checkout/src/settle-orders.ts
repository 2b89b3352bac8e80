import type { OrderResponse } from '@alzette/shop-model';
import { finalStates, findOrder, presentOrder, type TransitionCause } from '@alzette/shop-api/order';
import {
  cardOf,
  claimPaymentsToReconcile,
  deleteOldWebhookEvents,
  findOrderOfSession,
  findOwnOrderWithPayments,
  findPayments,
  type OrderWithPayments,
  refreshPayments,
} from '@alzette/shop-api/payment';
import { PartnerError, type Visitor } from '@alzette/shop-api/platform';
import type { CheckoutContext } from './checkout-context';
import { confirmPaidOrder } from './confirm-order';

const readTimeoutMs = 2_000;
/** Shorter than the time that a closing server waits for background work. */
const backgroundTimeoutMs = 5_000;
const maxPayments = 100;

/** The order of the shopper. While its payment is open, the provider is queried first, with a short timeout. */
export async function readOrder(
  context: CheckoutContext,
  visitor: Visitor,
  tokenValue: string,
): Promise<OrderResponse> {
  const found = await findOwnOrderWithPayments(context.database, tokenValue, visitor);
  const { payment_state: state } = found.order;
  const isOpen = state === 'awaiting' || state === 'pending';
  const { order, payments } = isOpen ? await refreshIfPossible(context, found) : found;
  return presentOrder(context.database, order, cardOf(payments));
}

/**
 * Asks the provider about the payment of an order and confirms the order if it is paid. May run any number of times, also together with
 * the shopper's return.
 *
 * @throws PartnerError if the provider does not respond
 */
export async function settleOrder(
  context: CheckoutContext,
  orderId: string,
  cause: TransitionCause,
  timeoutMs?: number,
): Promise<void> {
  const order = await findOrder(context.database, orderId);
  if (!order || finalStates.includes(order.state)) return;
  const payments = await findPayments(context.database, orderId);
  await refreshPayments(context, { order, payments }, cause, timeoutMs);
  await confirmPaidOrder(context, order.id, cause);
}

/** Settles the order of a payment session. Unknown sessions are ignored. */
export async function settleSession(context: CheckoutContext, sessionId: string): Promise<void> {
  const orderId = await findOrderOfSession(context.database, sessionId);
  if (orderId !== null) await settleOrder(context, orderId, 'webhook', backgroundTimeoutMs);
}

/**
 * Settles payments without a webhook and without the shopper's return. Safe on every instance of the server: one instance claims each
 * payment.
 *
 * @throws PartnerError if the provider does not respond; the rest waits for the next run
 */
export async function reconcilePayments(context: CheckoutContext): Promise<void> {
  await deleteOldWebhookEvents(context.database);
  for (const orderId of await claimPaymentsToReconcile(context.database, maxPayments)) {
    await settleOrder(context, orderId, 'reconciliation', backgroundTimeoutMs);
  }
}

async function refreshIfPossible(context: CheckoutContext, found: OrderWithPayments): Promise<OrderWithPayments> {
  try {
    return await refreshPayments(context, found, 'return', readTimeoutMs);
  } catch (error) {
    if (error instanceof PartnerError) return found;
    throw error;
  }
}
