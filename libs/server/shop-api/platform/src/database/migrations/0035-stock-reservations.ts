import { sql, type Kysely } from 'kysely';

const statements = [
  `create table stock_reservations (
    order_id text not null references orders,
    item_identifier text not null,
    variant_code text not null,
    quantity integer not null check (quantity > 0),
    state text not null check (state in ('held', 'sold', 'dispatched', 'released')),
    primary key (order_id, item_identifier)
  )`,
  `create index stock_reservations_of_variant on stock_reservations (variant_code) where state in ('held', 'sold')`,
  // Existing orders reserve the pieces that were not sent.
  `insert into stock_reservations (order_id, item_identifier, variant_code, quantity, state)
    select order_id, identifier, split_part(variant_code, '.', 1), quantity, case when state = 'confirmed' then 'sold' else 'held' end
    from order_lines join orders on orders.id = order_lines.order_id
    where device is not null and state not in ('cancelled', 'expired', 'refused') and not exists (
      select from item_events
      where item_events.order_id = order_lines.order_id and item_identifier = identifier
        and kind in ('dispatched', 'delivered', 'cancelled', 'withdrawn')
    )`,
];

/** Pieces of devices that orders have reserved, until they are sent or the order has ended without a sale. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
