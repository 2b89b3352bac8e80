import { confirmedOrder, confirmedPrepaid, type ConfirmedOrder, end } from './fulfilment';
import type { TestShop } from './shop';

export interface OrdersOfThreeDays {
  readonly order: ConfirmedOrder;
  readonly topUp: ConfirmedOrder;
  readonly withdrawn: ConfirmedOrder;
}

/** Orders that are confirmed on 21, 22 and 23 November 2026; the shopper withdraws from the last one on the 24th. */
export async function ordersOfThreeDays(shop: TestShop): Promise<OrdersOfThreeDays> {
  const order = await confirmedOrder(shop);
  shop.clock.now = new Date('2026-11-22T10:00:00Z');
  const topUp = await confirmedPrepaid(shop);
  const withdrawn = await confirmedOrder(shop);
  await shop.database.deleteFrom('rate_limits').execute();
  const days = ['2026-11-21T10:00:00Z', '2026-11-22T10:00:00Z', '2026-11-23T10:00:00Z'];
  for (const [index, { id }] of [order, topUp, withdrawn].entries())
    await shop.database
      .updateTable('orders')
      .set({ confirmed_at: new Date(days[index] ?? '') })
      .where('id', '=', id)
      .execute();
  shop.clock.now = new Date('2026-11-24T10:00:00Z');
  await end(withdrawn, 'withdrawals', 'phone', 'mobile', 'tv');
  return { order, topUp, withdrawn };
}
