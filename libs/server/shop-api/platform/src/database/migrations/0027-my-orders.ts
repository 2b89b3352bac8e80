import { sql, type Kysely } from 'kysely';

/**
 * A guest finds an order again through a mailed link, which works once and opens the order in one browser for a limited time. Only a
 * hash of the link's token is stored.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_links (
      token_hash text primary key,
      order_id text not null references orders (id),
      expires_at timestamptz not null,
      opened_by text
    )`.execute(database);
  await sql`
    create table order_readers (
      order_id text not null references orders (id),
      session_id text not null,
      expires_at timestamptz not null,
      primary key (order_id, session_id)
    )`.execute(database);
  await sql`create index order_readers_of_session on order_readers (session_id)`.execute(database);
  await sql`alter table outbox drop constraint outbox_kind_check, add constraint outbox_kind_check
    check (kind in ('receipt', 'saved_cart_mail', 'payment_webhook', 'order_event', 'esim_mail', 'payment_reminder', 'order_link'))`.execute(
    database,
  );
  await sql`create index orders_of_account on orders (account_number) where account_number is not null`.execute(
    database,
  );
}
