import { isDeepStrictEqual } from 'node:util';
import { readIban, type CustomerInformation } from '@alzette/shop-model';
import type { Executor } from '../platform/database/transaction';
import { ProblemError } from '../platform/http/problem-error';
import type { Visitor } from '../platform/http/visitor';
import type { ShopContext } from '../app-context';
import { checkCustomerInformation } from './check-customer-information';
import { findOwnOrder, lockOrder, type Order } from '../order/order-repository';
import { transitionOrder } from '../order/transition-order';
import { orderClosed } from '../order/order-closed';
import { isClosed } from '../order/order-states';

/**
 * Stores who the customer is. What was already drawn up with other words is drawn up again, as long as nothing is signed.
 *
 * @throws ProblemError 409 `order_locked` once a contract is signed or the payment begun, `order_closed`, `customer_not_asked` of a prepaid
 *   order, or 422 naming what cannot be accepted
 */
export async function saveCustomerInformation(
  context: ShopContext,
  visitor: Visitor,
  tokenValue: string,
  given: CustomerInformation,
): Promise<void> {
  const information = { ...given, iban: given.iban === null ? null : readIban(given.iban) };
  const { id, checkout } = await findOwnOrder(context.database, tokenValue, visitor);
  if (checkout !== 'esales')
    throw new ProblemError(409, 'customer_not_asked', 'A prepaid order asks nobody who they are');
  await context.database.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, id);
    if (isDeepStrictEqual(await findCustomerInformation(transaction, id), information)) return;
    await checkCustomerInformation(transaction, context, order, information);
    await withdrawDocuments(transaction, order);
    await transaction.deleteFrom('contracts').where('order_id', '=', id).execute();
    await transaction.updateTable('orders').set({ mandate_in_contract: false }).where('id', '=', id).execute();
    await upsert(transaction, id, information);
  });
}

export async function findCustomerInformation(
  database: Executor,
  orderId: string,
): Promise<CustomerInformation | null> {
  const row = await database
    .selectFrom('customer_information')
    .select('information')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.information ?? null;
}

/** What is signed, or being paid, stays as it is. */
async function withdrawDocuments(transaction: Executor, order: Order): Promise<void> {
  if (isClosed(order)) throw orderClosed();
  const signed = await transaction
    .selectFrom('contracts')
    .select('id')
    .where('order_id', '=', order.id)
    .where('signed_at', 'is not', null)
    .executeTakeFirst();
  const isWithdrawn =
    !signed && (await transitionOrder(transaction, order.id, { event: 'documents_withdrawn', cause: 'shopper' })).ok;
  if (!isWithdrawn) {
    throw new ProblemError(
      409,
      'order_locked',
      'A contract is signed or the payment begun; the order cannot be changed any more',
    );
  }
}

async function upsert(transaction: Executor, orderId: string, information: CustomerInformation): Promise<void> {
  const text = JSON.stringify(information);
  await transaction
    .insertInto('customer_information')
    .values({ order_id: orderId, information: text })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ information: text, updated_at: new Date() }))
    .execute();
}
