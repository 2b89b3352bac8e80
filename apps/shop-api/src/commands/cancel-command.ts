import type { Database } from '../platform/database/transaction';
import { ProblemError } from '../platform/http/problem-error';
import { cancelOrder } from '../checkout/cancel-order';

/**
 * Cancels an order for the operator, by the same move as the shopper's.
 *
 * @param reference the order's id, or its token
 * @returns what became of it, ready to print
 * @throws Error that says why not
 */
export async function cancelCommand(database: Database, reference: string | undefined): Promise<string> {
  if (!reference) throw new Error('Usage: main.mjs cancel <id or token of the order>');
  const order = await database
    .selectFrom('orders')
    .select('id')
    .where((given) => given.or([given('id', '=', reference), given('token_value', '=', reference)]))
    .executeTakeFirst();
  if (!order) throw new Error(`There is no order ${reference}: give the id of "orders", or the token of its address`);
  try {
    await cancelOrder(database, order.id, 'operator');
    return `Order ${order.id} is cancelled.`;
  } catch (error) {
    if (error instanceof ProblemError)
      throw new Error(`Order ${order.id} is not cancelled (${error.code}): ${error.message}`, { cause: error });
    throw error;
  }
}
