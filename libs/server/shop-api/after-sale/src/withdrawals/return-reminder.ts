import { enqueueItemWebhook, findOrder } from '@alzette/shop-api/order';
import { findAwaitedGoods } from '@alzette/shop-api/payment';
import { enqueue, type Executor, type OutboxHandler, type ShopContext } from '@alzette/shop-api/platform';

declare module '@alzette/shop-api/platform/outbox' {
  interface OutboxPayloads {
    /** The refund for goods may still wait for their return. */
    readonly return_reminder: { readonly orderId: string };
  }
}

/** Leaves the operator three of the 14 days for a refund (Directive 2011/83/EU, art. 13(1)). */
const reminderSeconds = 11 * 24 * 60 * 60;

/** @param endId id of the event that ended the contracts */
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
