import { sql, type Kysely } from 'kysely';

const statements = [
  `create table webhook_events (
    id text primary key,
    session_id text not null,
    received_at timestamptz not null default now()
  )`,
  // A payment without a response of the bank is still running, so no second one may be opened.
  `drop index payments_one_running`,
  `create unique index payments_one_running on payments (order_id) where state in ('creating', 'open', 'pending')`,
  `alter table payments add column asked_at timestamptz`,
  `create index payments_to_reconcile on payments (created_at) where state in ('open', 'pending')`,
  `create index orders_paid_unconfirmed on orders (id) where state = 'new' and payment_state = 'paid'`,
];

/** Events from the payment provider, and the time of the last reconciliation of an abandoned payment. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
