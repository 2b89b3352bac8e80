import { sql } from 'kysely';
import { nextState } from '@alzette/shop-api/order/testing';
import type { TestShop } from './shop';

export async function orderIdOf(shop: TestShop, token: string): Promise<string> {
  const order = shop.database.selectFrom('orders').select('id').where('token_value', '=', token);
  return (await order.executeTakeFirstOrThrow()).id;
}

/** The history of an order, the oldest row first. */
export function historyOf(shop: TestShop, token: string) {
  return shop.database
    .selectFrom('order_history')
    .innerJoin('orders', 'orders.id', 'order_history.order_id')
    .select(['from_state', 'to_state', 'event', 'cause'])
    .where('token_value', '=', token)
    .orderBy('order_history.id')
    .execute();
}

/** Checks that the history is a chain of allowed transitions that ends in the order's state. */
export async function consistentHistory(shop: TestShop, token: string) {
  const order = await shop.database
    .selectFrom('orders')
    .selectAll()
    .where('token_value', '=', token)
    .executeTakeFirstOrThrow();
  const history = await historyOf(shop, token);
  expect(history.at(-1)?.to_state).toBe(order.state);
  for (const [index, { from_state, to_state, event }] of history.slice(1).entries()) {
    expect(from_state).toBe(history[index]?.to_state);
    if (event !== 'created' && event !== 'migrated' && from_state) expect(nextState(event, from_state)).toBe(to_state);
  }
  expect(history.filter(({ to_state }) => to_state === 'confirmed')).toHaveLength(order.number === null ? 0 : 1);
  return { order, history };
}

/** Moves all orders and histories into the past, with the append-only trigger left out. */
export async function ageOrders(shop: TestShop, hours: number): Promise<void> {
  await shop.database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`update order_history set at = at - make_interval(hours => ${hours}::int)`.execute(transaction);
    await sql`update orders set created_at = created_at - make_interval(hours => ${hours}::int)`.execute(transaction);
  });
}
