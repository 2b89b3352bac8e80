import type { Mailer } from '@alzette/server-kit/mail';
import { findContracts } from '../contracts/contract-repository';
import { findOrder, recordInformedOfWithdrawal } from '../order/order-repository';
import { presentOrder } from '../order/present-order';
import { findPaidCard } from '../payments/payment-repository';
import type { Executor } from '../platform/database/schema';
import type { OutboxHandler } from '../platform/outbox/outbox';
import { completeMessage, enqueue } from '../platform/outbox/outbox-repository';
import type { ShopContext } from '../platform/shop-context';
import { confirmationMails } from './confirmation-mails';
import type { MailedDocument } from './order-mail';
import { receiptMail } from './receipt-mail';

declare module '../platform/outbox/outbox-repository' {
  interface OutboxPayloads {
    /** What a confirmed order is answered with: a receipt for prepaid, else its confirmation with the documents. */
    readonly receipt: { readonly orderId: string };
  }
}

/** Enqueues the receipt or confirmation of an order in the transaction that confirms it. */
export function enqueueReceipt(transaction: Executor, orderId: string): Promise<void> {
  return enqueue(transaction, { kind: 'receipt', id: receiptId(orderId), payload: { orderId } });
}

/** Cancels an unsent receipt, because its recipient is erased. */
export function cancelReceipt(transaction: Executor, orderId: string): Promise<void> {
  return completeMessage(transaction, { id: receiptId(orderId) });
}

/** Sends the receipt or the confirmation of an order, with the same Message-IDs on every attempt. */
export function sendReceipt(
  { database, operator, siteUrl, now }: Pick<ShopContext, 'database' | 'operator' | 'siteUrl' | 'now'>,
  mailer: Mailer,
): OutboxHandler<'receipt'> {
  return async ({ orderId }, id) => {
    const order = await findOrder(database, orderId);
    if (!order) throw new Error('The order of a receipt does not exist');
    const presented = await presentOrder(database, order, await findPaidCard(database, orderId));
    const documents = await findDocuments(database, orderId);
    const receipt = { order: presented, language: order.language, operator, siteUrl, documents };
    const mails = order.checkout === 'esales' ? confirmationMails(receipt) : [receiptMail(receipt)];
    for (const [index, mail] of mails.entries())
      await mailer.send({ id: index === 0 ? id : `${id}-${index + 1}`, ...mail });
    // They hold the information about the right of withdrawal.
    await recordInformedOfWithdrawal(database, orderId, now());
  };
}

async function findDocuments(database: Executor, orderId: string): Promise<MailedDocument[]> {
  const contracts = await findContracts(database, orderId);
  return contracts.map(({ name, content, signed_content }) => ({
    name,
    content: signed_content ?? content,
  }));
}

function receiptId(orderId: string): string {
  return `receipt-${orderId}`;
}
