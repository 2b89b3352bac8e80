import type { Executor } from '../platform/database/transaction';
import { endItem, queueWork } from '../platform/outbox/outbox-repository';

/** Asks for the receipt of an order, in the transaction that confirms it: one for each order. */
export function queueReceipt(transaction: Executor, orderId: string): Promise<void> {
  return queueWork(transaction, { kind: 'receipt', id: receiptId(orderId), payload: { orderId } });
}

/** Lets a receipt go unsent: who it was for is erased. */
export function dropReceipt(transaction: Executor, orderId: string): Promise<void> {
  return endItem(transaction, { id: receiptId(orderId) });
}

function receiptId(orderId: string): string {
  return `receipt-${orderId}`;
}
