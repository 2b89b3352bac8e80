import { sql, type Kysely } from 'kysely';

/** The texts that the shopper accepted, as they were shown. Orders already in payment have none. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table order_acceptances (
    order_id text not null references orders,
    code text not null,
    locale text not null,
    text text not null,
    accepted_at timestamptz not null,
    primary key (order_id, code)
  )`.execute(database);
}
