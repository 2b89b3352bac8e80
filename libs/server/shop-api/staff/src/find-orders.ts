import { findUpload } from '@alzette/shop-api/buyer';
import { findOrderByReference, type Order } from '@alzette/shop-api/order';
import type { Executor } from '@alzette/shop-api/platform';
import { findOrdersByText } from './find-orders-repository';
import { StaffRefusalError } from './refusal';
import type { Used } from './use-log';

/** An order without personal data. Amounts in cents. */
export interface OrderSummary {
  readonly id: string;
  readonly number: string | null;
  readonly state: string;
  readonly payment: string;
  readonly checkout: string;
  readonly shopper: 'guest' | 'customer';
  readonly total: number;
  readonly monthly: number;
  readonly createdAt: Date;
  readonly confirmedAt: Date | null;
  readonly erasedAt: Date | null;
}

export function summaryOf(order: Order): OrderSummary {
  return {
    id: order.id,
    number: order.number,
    state: order.state,
    payment: order.payment_state,
    checkout: order.checkout,
    shopper: order.account_number === null ? 'guest' : 'customer',
    total: order.total,
    monthly: order.monthly_total,
    createdAt: order.created_at,
    confirmedAt: order.confirmed_at,
    erasedAt: order.erased_at,
  };
}

/** @param text as `findOrdersByText` */
export async function findStaffOrders(database: Executor, text: string): Promise<Used<readonly OrderSummary[]>> {
  const orders = await findOrdersByText(database, text);
  return { output: orders.map(summaryOf), orderIds: orders.map(({ id }) => id), personal: false };
}

/** @param reference number, id or token @throws StaffRefusalError */
export async function requireOrder(database: Executor, reference: string): Promise<Order> {
  const order = await findOrderByReference(database, reference);
  if (order) return order;
  throw new StaffRefusalError(
    'order_unknown',
    `There is no order ${reference}: "find" searches by more than its number.`,
  );
}

/** The file that a shopper sent as a proof. @throws StaffRefusalError */
export async function findProof(
  database: Executor,
  id: string,
): Promise<Used<{ readonly mediaType: string; readonly content: Buffer }>> {
  const upload = await findUpload(database, id);
  if (!upload) throw new StaffRefusalError('proof_unknown', `There is no proof ${id}: "list proofs --all" shows them.`);
  const { orderId, mediaType, content } = upload;
  return { output: { mediaType, content }, orderIds: [orderId], personal: true };
}
