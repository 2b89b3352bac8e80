import { sql, type RawBuilder } from 'kysely';
import type { Visitor } from '@alzette/shop-api/platform';

/** SQL on `orders`: true if the order was confirmed in this session or by this customer, or its link was opened in this session. */
export function isReadableBy({ id, accountNumber }: Visitor, now: Date): RawBuilder<boolean> {
  return sql<boolean>`(orders.number is not null and orders.erased_at is null and (
    orders.session_id = ${id}
    or orders.account_number = ${accountNumber}::text
    or exists (
      select from order_readers
      where order_readers.order_id = orders.id and order_readers.session_id = ${id} and order_readers.expires_at > ${now}::timestamptz
    )
  ))`;
}
