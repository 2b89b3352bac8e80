import type { Executor } from '../platform/database/transaction';
import { isClosed } from '../order/order-states';
import type { Order } from '../order/order-repository';
import { cancelReceipt } from '../receipts/queue-receipt';

/**
 * Takes everything personal off an order that has ended. Number, lines, amounts, payments and history stay: that is what accounting needs.
 * The contracts of a sold order stay too, until `eraseContracts`.
 */
export async function eraseOrder(transaction: Executor, order: Order, now: Date): Promise<void> {
  const ofOrder = { order_id: order.id } as const;
  for (const table of ['customer_information', 'uploads', 'order_complementary', 'idempotency_keys'] as const) {
    await transaction.deleteFrom(table).where('order_id', '=', ofOrder.order_id).execute();
  }
  await cancelReceipt(transaction, order.id);
  if (order.kyc_id !== null)
    await transaction.deleteFrom('identity_verifications').where('id', '=', order.kyc_id).execute();
  if (isClosed(order)) await eraseContracts(transaction, order.id);
  await transaction
    .updateTable('payments')
    .set({ description: '', return_url: '', redirect_url: null, card_brand: null, card_last_digits: null })
    .where('order_id', '=', order.id)
    .execute();
  await transaction
    .updateTable('orders')
    .set({
      session_id: 'erased',
      email: '',
      kyc_id: null,
      preconfigured_cart: null,
      billing_address: '{}',
      shipping_address: '{}',
      eligibility_addresses: '[]',
      erased_at: now,
      ...(isClosed(order) && { account_number: null }),
    })
    .where('id', '=', order.id)
    .execute();
}

export async function eraseContracts(transaction: Executor, orderId: string): Promise<void> {
  await transaction.deleteFrom('contracts').where('order_id', '=', orderId).execute();
}
