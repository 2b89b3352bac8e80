import { sql } from 'kysely';
import type { Order } from '@alzette/shop-api/order';
import type { Executor } from '@alzette/shop-api/platform';

const maxOrders = 50;

/**
 * The orders with this number, id, token, mail address or account number, with this phone number of their shopper, or with a payment under
 * this session or transaction of the payment provider; the newest first.
 */
export function findOrdersByText(database: Executor, text: string): Promise<Order[]> {
  return database
    .selectFrom('orders')
    .selectAll()
    .where(
      sql<boolean>`number = upper(${text}) or id = ${text} or token_value = ${text} or account_number = ${text}
        or (email <> '' and lower(email) = lower(${text}))
        or id in (select order_id from payments where provider_session_id = ${text} or transaction_id = ${text})
        or id in (select order_id from customer_information where information->>'phone' = ${text})`,
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(maxOrders)
    .execute();
}
