import { ProblemError } from '@alzette/server-kit';
import { cancelOrder } from '@alzette/shop-api/checkout';
import { findOrderByReference } from '@alzette/shop-api/order';
import type { Database } from '@alzette/shop-api/platform';

/**
 * Cancels an order for the operator, with the same transition as for the shopper.
 *
 * @param reference id or token of the order
 * @returns the result, ready to print
 * @throws Error with the reason
 */
export async function cancelCommand(database: Database, reference: string | undefined): Promise<string> {
  if (!reference) throw new Error('Usage: main.mjs cancel <id or token of the order>');
  const order = await findOrderByReference(database, reference);
  if (!order) throw new Error(`There is no order ${reference}: give the id from the table "orders", or the token`);
  try {
    await cancelOrder(database, order.id, 'operator');
    return `Order ${order.id} is cancelled.`;
  } catch (error) {
    if (error instanceof ProblemError)
      throw new Error(`Order ${order.id} is not cancelled (${error.code}): ${error.message}`, { cause: error });
    throw error;
  }
}
