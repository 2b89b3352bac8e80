import { randomUUID } from 'node:crypto';
import type { Executor } from '@alzette/shop-api/platform';
import { findOrderItems, findTopUpNumber } from '../order-parts-repository';
import type { Order } from '../order-repository';

/** The credit of a paid top-up: one row for an order, never changed. `phone_number` in E.164. */
export interface PrepaidCreditTable {
  id: string;
  order_id: string;
  phone_number: string;
  amount: number;
  credited_at: Date;
}

declare module '@alzette/shop-api/platform/schema' {
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
