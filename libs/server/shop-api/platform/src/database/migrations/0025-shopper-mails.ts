import { sql, type Kysely } from 'kysely';

/** The outbox also holds the mails of eSIMs and of payments that failed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox drop constraint outbox_kind_check, add constraint outbox_kind_check
    check (kind in ('receipt', 'saved_cart_mail', 'payment_webhook', 'order_event', 'esim_mail', 'payment_reminder'))`.execute(
    database,
  );
}
