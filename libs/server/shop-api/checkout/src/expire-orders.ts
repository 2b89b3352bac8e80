import { lockOrder, transitionOrder } from '@alzette/shop-api/order';
import { claimIdleOrder, claimOrderWithUnopenedPayment, findPayments, updatePayment } from '@alzette/shop-api/payment';
import type { Executor } from '@alzette/shop-api/platform';
import type { CheckoutContext } from './checkout-context';

const maxOrders = 500;

/**
 * Ends orders that were idle for the configured time. Safe on every instance of the server: one instance claims each order, and
 * locked orders wait for the next run. A payment that may still succeed keeps its order open.
 */
export async function expireOrders({
  database,
  orderLifetimeHours,
}: Pick<CheckoutContext, 'database' | 'orderLifetimeHours'>): Promise<void> {
  for (const step of [expireUnopenedPayment, expireOrder]) {
    let count = 0;
    while (
      count < maxOrders &&
      (await database.transaction().execute((transaction) => step(transaction, orderLifetimeHours)))
    ) {
      count += 1;
    }
  }
}

async function expireOrder(transaction: Executor, hours: number): Promise<boolean> {
  const id = await claimIdleOrder(transaction, hours);
  if (id === null) return false;
  await transitionOrder(transaction, await lockOrder(transaction, id), { event: 'expired', cause: 'expiry' });
  return true;
}

/** The provider never returned an address for the session, so it cannot be paid. */
async function expireUnopenedPayment(transaction: Executor, hours: number): Promise<boolean> {
  const id = await claimOrderWithUnopenedPayment(transaction, hours);
  if (id === null) return false;
  const unopened = (await findPayments(transaction, id)).find(({ state }) => state === 'creating');
  if (unopened) await updatePayment(transaction, unopened.id, { state: 'expired' });
  await transitionOrder(transaction, await lockOrder(transaction, id), { event: 'payment_expired', cause: 'expiry' });
  return true;
}
