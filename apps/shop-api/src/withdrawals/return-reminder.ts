import { enqueueItemWebhook } from '../order/transition-order';
import { findOrder } from '../order/order-repository';
import { findAwaitedGoods } from '../payments/refund-repository';
import type { Executor } from '../platform/database/schema';
import type { OutboxHandler } from '../platform/outbox/outbox';
import { enqueue } from '../platform/outbox/outbox-repository';
import type { ShopContext } from '../platform/shop-context';

declare module '../platform/outbox/outbox-repository' {
  interface OutboxPayloads {
    /** The refund for goods of an order may still wait for them. */
    readonly return_reminder: { readonly orderId: string };
  }
}

/** Leaves the operator three days before the 14 days of a refund end (Directive 2011/83/EU, art. 13(1)). */
const reminderSeconds = 11 * 24 * 60 * 60;

/** @param endId of the end of the contracts */
export async function enqueueReturnReminder(transaction: Executor, orderId: string, endId: string): Promise<void> {
  await enqueue(transaction, {
    kind: 'return_reminder',
    id: `return-reminder-${endId}`,
    payload: { orderId },
    delaySeconds: reminderSeconds,
  });
}

/** Reminds the operator of refunds that wait for goods. Does nothing once all of them are back. */
export function remindOfReturns({
  database,
  now,
}: Pick<ShopContext, 'database' | 'now'>): OutboxHandler<'return_reminder'> {
  return ({ orderId }) =>
    database.transaction().execute(async (transaction) => {
      const order = await findOrder(transaction, orderId);
      const items = await findAwaitedGoods(transaction, orderId);
      if (order && items.length > 0)
        await enqueueItemWebhook(transaction, order, { type: 'order.return_outstanding', at: now(), items });
    });
}
