import { sql, type Kysely } from 'kysely';

const states = `('created', 'documents_ready', 'signed', 'payment_pending', 'paid', 'confirmed', 'cancelled', 'expired', 'refused')`;

const statements = [
  `create table order_history (
    id bigint generated always as identity primary key,
    order_id text not null references orders,
    from_state text check (from_state in ${states}),
    to_state text not null check (to_state in ${states}),
    event text not null,
    cause text not null,
    at timestamptz not null default clock_timestamp()
  )`,
  `create index order_history_of_order on order_history (order_id, id)`,
  `drop index orders_paid_unconfirmed`,
  `alter table orders drop constraint orders_state_check`,
  // Running, unsigned and partly signed orders continue from their current step. The order itself had only the state `new`.
  `update orders set state = case
      when payment_state = 'paid' then 'paid'
      when exists (select from payments where order_id = orders.id and state in ('creating', 'open', 'pending')) then 'payment_pending'
      when exists (select from payments where order_id = orders.id and state = 'mismatched') then 'refused'
      when not exists (select from contracts where order_id = orders.id) then 'created'
      when exists (select from contracts where order_id = orders.id and kind <> 'summary' and signed_at is null) then 'documents_ready'
      else 'signed'
    end
    where state = 'new'`,
  `alter table orders
    add constraint orders_state_check check (state in ${states}),
    add constraint orders_paid_is_paid check (total = 0 or state not in ('paid', 'confirmed') or payment_state = 'paid'),
    add constraint orders_paid_never_ends check (payment_state <> 'paid' or state in ('paid', 'confirmed'))`,
  `insert into order_history (order_id, from_state, to_state, event, cause)
    select id, null, state, 'migrated', 'migration' from orders`,
  `create index orders_paid_unconfirmed on orders (id) where state = 'paid'`,
  `create index orders_to_expire on orders (created_at) where state in ('created', 'documents_ready', 'signed')`,
  `create function refuse_history_change() returns trigger language plpgsql as $$
    begin
      raise exception 'order_history is append-only' using errcode = 'restrict_violation';
    end $$`,
  `create trigger order_history_append_only before update or delete or truncate on order_history
    for each statement execute function refuse_history_change()`,
  // Checked when the transaction ends, so that the two may be written in any order.
  `create function require_history() returns trigger language plpgsql as $$
    declare
      current_state text;
      last_state text;
    begin
      select state into current_state from orders where id = new.id;
      select to_state into last_state from order_history where order_id = new.id order by id desc limit 1;
      if current_state is distinct from last_state then
        raise exception 'the state of an order changes together with its history' using errcode = 'restrict_violation';
      end if;
      return null;
    end $$`,
  `create constraint trigger orders_state_has_history after insert or update of state on orders
    deferrable initially deferred for each row execute function require_history()`,
];

/** One state for order and payment, and the history of each order. Rows are added, never changed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
