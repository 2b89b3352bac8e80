import { lockOrder, type Order } from '../order/order-repository';
import { transitionOrder } from '../order/transition-order';
import type { ShopContext } from '../app-context';
import { findPayments, isRunning, updatePayment } from './payment-repository';
import { refreshPayments } from './refresh-payments';

/**
 * Takes back the way to pay that an order has open, because its shopper goes on with another order. The provider decides: what
 * was paid by then is paid.
 *
 * @returns the order as it stands afterwards
 * @throws PartnerError when the provider does not answer
 */
export async function cancelPayment(context: ShopContext, order: Order): Promise<Order> {
  const running = (await findPayments(context.database, order.id)).find(isRunning);
  if (!running) return order;
  if (running.provider_session_id === null) return giveUpUnopened(context, order);
  await context.partners.payments.cancelSession(running.provider_session_id);
  return refreshPayments(context, order, 'shopper');
}

/** A session without an address yet: whoever opens it finds it gone, and nobody learns where to pay. */
function giveUpUnopened({ database }: ShopContext, { id }: Order): Promise<Order> {
  return database.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, id);
    const running = (await findPayments(transaction, id)).find(isRunning);
    if (running?.state !== 'creating') return order;
    await updatePayment(transaction, running.id, { state: 'expired' });
    return (await transitionOrder(transaction, id, { event: 'payment_expired', cause: 'shopper' })).order;
  });
}
