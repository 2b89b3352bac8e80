import { sql, type Kysely } from 'kysely';

const statements = [
  `create table catalogue_delivery_prices (
    code text primary key check (code in ('parcel', 'sim')),
    position integer not null,
    price integer not null check (price >= 0)
  )`,
  `create trigger catalogue_changed after insert or update or delete or truncate on catalogue_delivery_prices
    for each statement execute function catalogue_changed()`,
  `alter table order_lines add column deliveries jsonb`,
];

/** The operator's delivery tariff, and the deliveries of an ordered item with their prices at the time of the order. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
