import { sql, type Kysely } from 'kysely';

const statements = [
  `create table outbox (
    id text primary key,
    kind text not null check (kind in ('receipt', 'saved_cart_mail', 'payment_webhook', 'order_event')),
    payload jsonb,
    attempts integer not null default 0,
    last_error text,
    next_attempt_at timestamptz not null default now(),
    give_up_at timestamptz,
    ended_at timestamptz,
    created_at timestamptz not null default now(),
    constraint outbox_forgets check ((payload is null) = (ended_at is not null))
  )`,
  `create index outbox_due on outbox (kind, next_attempt_at) where ended_at is null`,
  `create index outbox_ended on outbox (ended_at) where ended_at is not null`,
  `insert into outbox (id, kind, payload, attempts, next_attempt_at, ended_at, created_at)
    select 'receipt-' || order_id, 'receipt', case when sent_at is null then jsonb_build_object('orderId', order_id) end,
      attempts, next_attempt_at, sent_at, created_at
    from receipts`,
  `drop table receipts`,
];

/** One outbox for all tasks that must be done once and may have to be retried. Pending receipts move there. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
