import { sql, type Kysely } from 'kysely';

const kinds = `('dispatched', 'delivered', 'porting_requested', 'porting_accepted', 'porting_refused', 'ported',
  'installed', 'activated', 'failed', 'rescheduled', 'corrected', 'cancelled', 'withdrawn',
  'return_announced', 'returned', 'return_refused')`;

const statements = [
  `alter table order_readers add column link_hash text not null default ''`,
  `alter table order_readers drop constraint order_readers_pkey, add primary key (order_id, session_id, link_hash)`,
  `alter table item_events drop constraint item_events_kind_check, add constraint item_events_kind_check check (kind in ${kinds})`,
  `alter table refunds add column item_identifier text`,
  `alter table refunds drop constraint refunds_state_check, add constraint refunds_state_check
    check (state in ('waiting', 'withheld', 'due', 'refunded', 'refused'))`,
  // A refund waits for the goods of one line item.
  `alter table refunds add constraint refunds_of_goods check (state not in ('waiting', 'withheld') or item_identifier is not null)`,
  `alter table outbox drop constraint outbox_kind_check, add constraint outbox_kind_check check (kind in (
    'receipt', 'saved_cart_mail', 'payment_webhook', 'order_event', 'esim_mail', 'payment_reminder', 'order_link', 'item_mail',
    'refund', 'order_change', 'hub_notification', 'return_reminder'
  ))`,
];

/**
 * Each mailed link gives its own access to an order, with its own request time and expiry. The refund for goods that were
 * sent waits for their return.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
