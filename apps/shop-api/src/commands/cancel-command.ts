import { ProblemError } from '@alzette/server-kit';
import { cancelOrder } from '../checkout/cancel-order';
import { findOrderByReference } from '../order/order-repository';
import type { Database } from '../platform/database/schema';

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
