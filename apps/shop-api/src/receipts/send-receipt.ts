import type { Mailer } from '@alzette/server-kit/mail';
import { presentOrder } from '../order/present-order';
import type { ShopContext } from '../app-context';
import type { OutboxHandler } from '../platform/outbox/work-outbox';
import { receiptMail } from './receipt-mail';

/** Writes and mails the receipt of an order, under the same Message-ID however often it is sent. */
export function sendReceipt(
  { database, operator }: Pick<ShopContext, 'database' | 'operator'>,
  mailer: Mailer,
): OutboxHandler<'receipt'> {
  return async ({ orderId }, id) => {
    const order = await database.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
    const { language } = order;
    await mailer.send({ id, ...receiptMail({ order: await presentOrder(database, order), language, operator }) });
  };
}
