import type { Executor } from '../platform/database/transaction';
import { queueReceipt } from '../receipts/queue-receipt';
import type { Order } from '../order/order-repository';
import { bookCredit } from './book-credit';
import { hasRealEmail } from './has-real-email';

/** What follows from the confirmation of a prepaid order, in its transaction. The credit of a starter pack comes with the card. */
export async function completePrepaid(transaction: Executor, order: Order, confirmedAt: Date): Promise<void> {
  if (order.checkout === 'prepaid_top_up') await bookCredit(transaction, order, confirmedAt);
  if (hasRealEmail(order.email)) await queueReceipt(transaction, order.id);
}
