import { sql, type Kysely } from 'kysely';

const statements = [
  `create table hub_subscriptions (
    id text primary key,
    client_id text not null,
    callback text not null,
    query text not null,
    created_at timestamptz not null default now(),
    unique (client_id, callback)
  )`,
  `alter table outbox drop constraint outbox_kind_check, add constraint outbox_kind_check check (kind in (
    'receipt', 'saved_cart_mail', 'payment_webhook', 'order_event', 'esim_mail', 'payment_reminder', 'order_link', 'item_mail',
    'refund', 'order_change', 'hub_notification'
  ))`,
];

/** The subscriptions of the operator's systems to notifications of orders. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
