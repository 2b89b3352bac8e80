import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table contracts
    alter column line_identifier drop not null,
    add column kind text not null default 'contract' check (kind in ('contract', 'summary', 'mandate')),
    add column mandate_reference text unique check (length(mandate_reference) <= 35),
    add check ((kind = 'mandate') = (mandate_reference is not null)),
    add check (kind <> 'summary' or signed_at is null),
    drop constraint contracts_order_id_line_identifier_key`,
  `create unique index contracts_one_of_each on contracts (order_id, kind, coalesce(line_identifier, ''))`,
  `alter table orders add column mandate_in_contract boolean not null default false`,
  // Running orders keep their form: their contracts contain the authorisation to debit.
  `update orders set mandate_in_contract = true
    where exists (select from contracts where order_id = orders.id)
      or exists (select from payments where order_id = orders.id)`,
];

/** Besides contracts an order has summaries, which are not signed, and a mandate, which belongs to no item. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
