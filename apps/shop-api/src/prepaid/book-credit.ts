import { randomUUID } from 'node:crypto';
import type { Executor } from '../platform/database/transaction';
import { findOrderItems, type Order } from '../order/order-repository';
import { findTopUpNumber } from './find-top-up-number';

/**
 * Credits a paid top-up to its number, in the transaction that confirms the order. An order is credited once: its row is
 * locked, and were it not, the ledger takes no second row of it.
 */
export async function creditTopUp(transaction: Executor, order: Order, creditedAt: Date): Promise<void> {
  const [line] = await findOrderItems(transaction, order.id);
  const number = await findTopUpNumber(transaction, order.id);
  if (!line || number === null) throw new Error('A top-up has a line and a number');
  await transaction
    .insertInto('prepaid_credits')
    .values({
      id: randomUUID(),
      order_id: order.id,
      phone_number: number,
      amount: line.upfront,
      credited_at: creditedAt,
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
}
