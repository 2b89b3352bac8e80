import { sql, type Kysely } from 'kysely';

const kinds = `('dispatched', 'delivered', 'porting_requested', 'porting_accepted', 'porting_refused', 'ported',
  'installed', 'activated', 'failed', 'rescheduled', 'corrected', 'cancelled', 'withdrawn')`;

const statements = [
  `create table item_events (
    sequence bigint generated always as identity primary key,
    order_id text not null references orders,
    item_identifier text not null,
    id text not null,
    kind text not null check (kind in ${kinds}),
    at timestamptz not null,
    details jsonb not null default '{}',
    fingerprint text not null,
    received_at timestamptz not null default clock_timestamp(),
    unique (order_id, id, item_identifier)
  )`,
  `create unique index item_events_one_end on item_events (order_id, item_identifier) where kind in ('cancelled', 'withdrawn')`,
  `create function refuse_item_event_change() returns trigger language plpgsql as $$
    begin
      raise exception 'item_events is append-only' using errcode = 'restrict_violation';
    end $$`,
  `create trigger item_events_append_only before update or delete or truncate on item_events
    for each statement execute function refuse_item_event_change()`,
  `create table refunds (
    id text primary key,
    order_id text not null references orders,
    payment_id text not null references payments,
    amount integer not null check (amount > 0),
    state text not null check (state in ('due', 'refunded', 'refused')),
    requested_at timestamptz not null,
    ended_at timestamptz
  )`,
  `create index refunds_of_order on refunds (order_id)`,
  // Refunds never exceed the payment, even if the server computes a wrong amount.
  `create function limit_refunds() returns trigger language plpgsql as $$
    begin
      perform from payments where id = new.payment_id for update;
      if (select sum(amount) from refunds where payment_id = new.payment_id)
        > (select amount from payments where id = new.payment_id and state = 'paid') then
        raise exception 'the refunds exceed the payment' using errcode = 'restrict_violation';
      end if;
      return null;
    end $$`,
  `create trigger refunds_within_payment after insert on refunds for each row execute function limit_refunds()`,
  `alter table orders add column informed_of_withdrawal_at timestamptz`,
  `alter table order_links add column asked_at timestamptz`,
  `alter table order_readers add column asked_at timestamptz`,
  `alter table outbox drop constraint outbox_kind_check, add constraint outbox_kind_check
    check (kind in ('receipt', 'saved_cart_mail', 'payment_webhook', 'order_event', 'esim_mail', 'payment_reminder', 'order_link',
      'item_mail', 'refund'))`,
];

/**
 * The life of an order after its confirmation: the events of each line item, and the refunds. Rows of `item_events` are added,
 * never changed, and a contract ends once.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
