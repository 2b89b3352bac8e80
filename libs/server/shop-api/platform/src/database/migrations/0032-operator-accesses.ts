import { sql, type Kysely } from 'kysely';

const statements = [
  `create table operator_accesses (
    sequence bigint generated always as identity primary key,
    client_id text not null,
    order_number text not null,
    action text not null check (action in ('read', 'changed')),
    personal boolean not null,
    at timestamptz not null
  )`,
  `create index operator_accesses_of_order on operator_accesses (order_number, at)`,
  `create function refuse_operator_access_change() returns trigger language plpgsql as $$
    begin
      raise exception 'operator_accesses is append-only' using errcode = 'restrict_violation';
    end $$`,
  `create trigger operator_accesses_append_only before update or delete or truncate on operator_accesses
    for each statement execute function refuse_operator_access_change()`,
  `create index orders_by_confirmation on orders (confirmed_at, id) where number is not null`,
];

/** The accesses of the operator's clients to orders: reads and changes. The rows contain no personal data. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
