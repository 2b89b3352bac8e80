import { sql } from 'kysely';
import type { Executor } from '../platform/database/transaction';
import { findPayments, updatePayment } from '../payments/payment-repository';
import type { ShopContext } from '../app-context';
import { transitionOrder } from '../order/transition-order';

const maxOrders = 500;

type Context = Pick<ShopContext, 'database' | 'orderLifetimeHours'>;

/**
 * Ends orders that nobody went on with for the configured time. Every copy of the server may do so: each order is taken by one
 * of them, and those that somebody holds are left for the next time. A payment that may still be paid keeps its order alive.
 */
export async function expireOrders({ database, orderLifetimeHours }: Context): Promise<void> {
  for (const step of [giveUpPayment, expireOrder]) {
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
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where state in ('created', 'documents_ready', 'signed') and ${isLeft(hours)}
    order by created_at
    limit 1
    for update skip locked`.execute(transaction);
  const [left] = rows;
  if (!left) return false;
  await transitionOrder(transaction, left.id, { event: 'expired', cause: 'expiry' });
  return true;
}

/** A session that the provider never answered for has no address that anybody could pay at; what opens it later finds it gone. */
async function giveUpPayment(transaction: Executor, hours: number): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where state = 'payment_pending' and ${isLeft(hours)}
      and exists (select from payments where order_id = orders.id and state = 'creating')
    limit 1
    for update skip locked`.execute(transaction);
  const [left] = rows;
  if (!left) return false;
  const given = (await findPayments(transaction, left.id)).find(({ state }) => state === 'creating');
  if (given) await updatePayment(transaction, given.id, { state: 'expired' });
  await transitionOrder(transaction, left.id, { event: 'payment_expired', cause: 'expiry' });
  return true;
}

/** Counted from the last move, so that a second try to pay is not cut short. */
function isLeft(hours: number) {
  return sql`orders.created_at < now() - make_interval(hours => ${hours}::int) and not exists (
    select from order_history
    where order_id = orders.id and at >= now() - make_interval(hours => ${hours}::int))`;
}
