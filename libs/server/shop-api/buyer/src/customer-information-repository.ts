import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { CustomerInformation } from '@alzette/shop-model';
import type { Order } from '@alzette/shop-api/order';
import type { Executor, Json, Timestamp } from '@alzette/shop-api/platform';

export interface CustomerInformationTable {
  order_id: string;
  information: Json<CustomerInformation>;
  updated_at: Timestamp;
}

declare module '@alzette/shop-api/platform/schema' {
  interface ShopSchema {
    customer_information: CustomerInformationTable;
  }
}

export async function findCustomerInformation(
  database: Executor,
  orderId: string,
): Promise<CustomerInformation | null> {
  const row = await selectInformation(database, orderId).executeTakeFirst();
  return row?.information ?? null;
}

/** SQL: the customer information of an order as one value of a larger query, in `information`; null without one. */
export function customerInformationOf(database: Executor, orderId: string) {
  return jsonObjectFrom(selectInformation(database, orderId));
}

function selectInformation(database: Executor, orderId: string) {
  return database.selectFrom('customer_information').select('information').where('order_id', '=', orderId);
}

/** Stores the customer information of an order whose documents were deleted; the new ones include a mandate of their own. */
export async function saveCustomerInformation(
  transaction: Executor,
  { id: orderId, mandate_in_contract }: Pick<Order, 'id' | 'mandate_in_contract'>,
  information: CustomerInformation,
): Promise<void> {
  const text = JSON.stringify(information);
  if (mandate_in_contract)
    await transaction.updateTable('orders').set({ mandate_in_contract: false }).where('id', '=', orderId).execute();
  await transaction
    .insertInto('customer_information')
    .values({ order_id: orderId, information: text })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ information: text, updated_at: new Date() }))
    .execute();
}
