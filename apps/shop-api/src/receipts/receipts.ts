import type { Mailer } from '@alzette/server-kit/mail';
import { findOrder } from '../order/order-repository';
import { presentOrder } from '../order/present-order';
import { findPaidCard } from '../payments/payment-repository';
import type { Executor } from '../platform/database/schema';
import type { OutboxHandler } from '../platform/outbox/outbox';
import { completeMessage, enqueue } from '../platform/outbox/outbox-repository';
import type { ShopContext } from '../platform/shop-context';
import { receiptMail } from './receipt-mail';

declare module '../platform/outbox/outbox-repository' {
  interface OutboxPayloads {
    /** The receipt of a prepaid order. */
    readonly receipt: { readonly orderId: string };
  }
}

/** Enqueues the receipt of an order in the transaction that confirms it. */
export function enqueueReceipt(transaction: Executor, orderId: string): Promise<void> {
  return enqueue(transaction, { kind: 'receipt', id: receiptId(orderId), payload: { orderId } });
}

/** Cancels an unsent receipt, because its recipient is erased. */
export function cancelReceipt(transaction: Executor, orderId: string): Promise<void> {
  return completeMessage(transaction, { id: receiptId(orderId) });
}

/** Sends the receipt of an order, with the same Message-ID on every attempt. */
export function sendReceipt(
  { database, operator }: Pick<ShopContext, 'database' | 'operator'>,
  mailer: Mailer,
): OutboxHandler<'receipt'> {
  return async ({ orderId }, id) => {
    const order = await findOrder(database, orderId);
    if (!order) throw new Error('The order of a receipt does not exist');
    const presented = await presentOrder(database, order, await findPaidCard(database, orderId));
    await mailer.send({ id, ...receiptMail({ order: presented, language: order.language, operator }) });
  };
}

function receiptId(orderId: string): string {
  return `receipt-${orderId}`;
}
