import type { TransitionCause } from '../platform/database/schema';
import { confirmPaidOrder } from './confirm-order';
import { finalStates } from '../order/order-states';
import type { ShopContext } from '../app-context';
import { refreshPayments } from '../payments/refresh-payments';

/** Shorter than a closing server waits for what it has begun. */
const providerTimeoutMs = 5_000;

/**
 * Asks the provider how the payment of an order stands, and confirms the order if it is paid. As often as it likes, at the
 * same time as the shopper's own return: whoever comes second finds it done.
 *
 * @param cause what made it ask
 * @param timeout milliseconds for the provider's answer
 * @throws PartnerError when the provider does not answer
 */
export async function settleOrder(
  context: ShopContext,
  orderId: string,
  cause: TransitionCause,
  timeout?: number,
): Promise<void> {
  const order = await context.database.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
  if (!order || finalStates.includes(order.state)) return;
  await refreshPayments(context, order, cause, timeout);
  await confirmPaidOrder(context, order.id, cause);
}

/** The same by the provider's own id; one that nobody knows is nobody's order. */
export async function settleSession(context: ShopContext, sessionId: string): Promise<void> {
  const payment = await context.database
    .selectFrom('payments')
    .select('order_id')
    .where('provider_session_id', '=', sessionId)
    .executeTakeFirst();
  if (payment) await settleOrder(context, payment.order_id, 'webhook', providerTimeoutMs);
}
