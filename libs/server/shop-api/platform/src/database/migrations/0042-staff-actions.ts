import { sql, type Kysely } from 'kysely';

const statements = [
  `create table staff_actions (
    sequence bigint generated always as identity primary key,
    actor text not null,
    action text not null,
    work text check (work in ('payments', 'refunds', 'goods', 'proofs', 'messages')),
    subject text,
    order_ids jsonb not null,
    personal boolean not null,
    reason text,
    outcome text not null,
    at timestamptz not null
  )`,
  `create index staff_actions_of_work on staff_actions (work, subject, sequence) where work is not null`,
  `create index staff_actions_of_orders on staff_actions using gin (order_ids)`,
  `create function refuse_staff_action_change() returns trigger language plpgsql as $$
    begin
      raise exception 'staff_actions is append-only' using errcode = 'restrict_violation';
    end $$`,
  `create trigger staff_actions_append_only before update or delete or truncate on staff_actions
    for each statement execute function refuse_staff_action_change()`,
];

/** Every use of `alzette-orders` by the operator's staff. The rows contain no personal data of shoppers. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
