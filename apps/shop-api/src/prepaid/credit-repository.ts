import { randomUUID } from 'node:crypto';
import { findOrderItems, findTopUpNumber, type Order } from '../order/order-repository';
import type { Executor, NullableTimestamp } from '../platform/database/schema';

/** The credit of a paid top-up: one row for an order, changed only when it is taken back. `phone_number` in E.164. */
export interface PrepaidCreditTable {
  id: string;
  order_id: string;
  phone_number: string;
  amount: number;
  credited_at: Date;
  /** When the shopper withdrew, and the credit was taken back. */
  taken_back_at: NullableTimestamp;
}

declare module '../platform/database/schema' {
  interface ShopSchema {
    prepaid_credits: PrepaidCreditTable;
  }
}

/** Credits a paid top-up in the transaction that confirms its order. The unique `order_id` prevents a second credit. */
export async function creditTopUp(transaction: Executor, order: Order, creditedAt: Date): Promise<void> {
  const [item] = await findOrderItems(transaction, order.id);
  const number = await findTopUpNumber(transaction, order.id);
  if (!item || number === null) throw new Error('A top-up has an item and a number');
  await transaction
    .insertInto('prepaid_credits')
    .values({
      id: randomUUID(),
      order_id: order.id,
      phone_number: number,
      amount: item.upfront,
      credited_at: creditedAt,
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
}

/** Takes the credit of a top-up back, because the shopper withdrew from it. The operator's systems learn it with the event of the order. */
export async function takeBackCredit(transaction: Executor, orderId: string, takenBackAt: Date): Promise<void> {
  await transaction
    .updateTable('prepaid_credits')
    .set({ taken_back_at: takenBackAt })
    .where('order_id', '=', orderId)
    .where('taken_back_at', 'is', null)
    .execute();
}
