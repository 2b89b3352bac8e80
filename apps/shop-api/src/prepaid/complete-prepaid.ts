import type { Executor } from '../platform/database/transaction';
import { enqueueReceipt } from '../receipts/queue-receipt';
import type { Order } from '../order/order-repository';
import { creditTopUp } from './book-credit';
import { isRealEmail } from './has-real-email';

/** What follows from the confirmation of a prepaid order, in its transaction. The credit of a starter pack comes with the card. */
export async function completePrepaid(transaction: Executor, order: Order, confirmedAt: Date): Promise<void> {
  if (order.checkout === 'prepaid_top_up') await creditTopUp(transaction, order, confirmedAt);
  if (isRealEmail(order.email)) await enqueueReceipt(transaction, order.id);
}
