import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table orders add column checkout text not null default 'esales'
    check (checkout in ('esales', 'prepaid_top_up', 'prepaid_starter_pack'))`,
  `create table prepaid_credits (
    id text primary key,
    order_id text not null unique references orders,
    phone_number text not null check (phone_number ~ '^[+]352[0-9]+$'),
    amount integer not null check (amount > 0),
    credited_at timestamptz not null
  )`,
  `create index prepaid_credits_of_number on prepaid_credits (phone_number, credited_at)`,
];

/** The checkout of an order, and the ledger of credits to prepaid numbers: one row for each top-up. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
