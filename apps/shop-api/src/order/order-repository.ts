import type { Selectable } from 'kysely';
import type { OrderLineTable, OrderTable } from '../platform/database/schema';
import type { Executor } from '../platform/database/transaction';
import { notFound } from '../platform/http/problem-error';
import type { Visitor } from '../platform/http/visitor';

export type Order = Selectable<OrderTable>;
export type OrderItemRow = Selectable<OrderLineTable>;

/**
 * The order of a token, for the visitor who made it.
 *
 * @throws ProblemError 404, the same for an unknown token and for somebody else's order
 */
export async function findOwnOrder(database: Executor, tokenValue: string, visitor: Visitor): Promise<Order> {
  const order = await database
    .selectFrom('orders')
    .selectAll()
    .where('token_value', '=', tokenValue)
    .where('session_id', '=', visitor.id)
    .executeTakeFirst();
  if (!order) throw notFound();
  return order;
}

/** Makes everybody else who wants to change this order wait until the transaction ends. */
export async function lockOrder(transaction: Executor, id: string): Promise<Order> {
  return transaction.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

export function findOrderItems(database: Executor, orderId: string) {
  return database.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).orderBy('position').execute();
}

export async function findComplementaryInformations(database: Executor, orderId: string) {
  const rows = await database
    .selectFrom('order_complementary')
    .select('information')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.information);
}
