import type { Executor } from '../database/transaction';
import { queueWork } from '../outbox/outbox-repository';

/** Asks for the receipt of an order, in the transaction that confirms it: one for each order. */
export function queueReceipt(transaction: Executor, orderId: string): Promise<void> {
  return queueWork(transaction, { kind: 'receipt', id: `receipt-${orderId}`, payload: { orderId } });
}
