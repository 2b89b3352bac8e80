import type { Mailer } from '@alzette/server-kit/mail';
import { presentOrder } from '../orders/present-order';
import type { ShopContext } from '../shop-context';
import { claimReceipt, markSent } from './receipt-queue';
import { receiptMail } from './receipt-mail';

type Context = Pick<ShopContext, 'database' | 'operator'>;

/**
 * Sends every receipt that is due. Any number of copies of the server may do so: each receipt is sent by one of them. Only a
 * process that ends between mail server and database leaves a receipt to be sent again, and then under the same id.
 *
 * @throws MailUnavailableError when the mail server took one not over; it is due again later, the rest at the next call
 */
export async function sendReceipts(context: Context, mailer: Mailer): Promise<void> {
  const { database } = context;
  for (let id = await claimReceipt(database); id !== null; id = await claimReceipt(database)) {
    await mailer.send(await writeReceipt(context, id));
    await markSent(database, id);
  }
}

async function writeReceipt({ database, operator }: Context, orderId: string) {
  const order = await database.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const { id, language } = order;
  return { id: `receipt-${id}`, ...receiptMail({ order: await presentOrder(database, order), language, operator }) };
}
