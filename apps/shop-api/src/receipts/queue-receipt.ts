import type { Executor } from '../platform/database/transaction';
import { completeMessage, enqueue } from '../platform/outbox/outbox-repository';

/** Asks for the receipt of an order, in the transaction that confirms it: one for each order. */
export function enqueueReceipt(transaction: Executor, orderId: string): Promise<void> {
  return enqueue(transaction, { kind: 'receipt', id: receiptId(orderId), payload: { orderId } });
}

/** Lets a receipt go unsent: who it was for is erased. */
export function cancelReceipt(transaction: Executor, orderId: string): Promise<void> {
  return completeMessage(transaction, { id: receiptId(orderId) });
}

function receiptId(orderId: string): string {
  return `receipt-${orderId}`;
}
