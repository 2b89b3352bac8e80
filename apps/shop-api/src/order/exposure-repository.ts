import { sql } from 'kysely';
import type { BuyerLimits } from '@alzette/operator-config';
import type { Executor } from '../platform/database/schema';
import type { Order } from './order-repository';
import type { OrderState } from './transitions';

/** Who buys: the account of a customer, or the verified person of a guest's order. */
export type Buyer = Pick<Order, 'account_number' | 'person_hash'>;

/** Until the transaction ends, only this one counts what the buyer has ordered. Does nothing for an order without a buyer. */
export async function lockBuyer(transaction: Executor, { account_number: account, person_hash: person }: Buyer) {
  const buyer = account ?? person;
  if (buyer === null) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`buyer ${buyer}`}, 0))`.execute(transaction);
}

/** In one of these states an order binds the shop, or will as soon as its payment is reported. */
export const bindingStates: readonly OrderState[] = ['payment_pending', 'paid', 'confirmed'];

/** SQL: what the rows of `order_lines` that a query selects sum up to. @param cards product codes of add-ons that are SIM cards */
const sums = (cards: readonly string[]) => sql`
  coalesce(sum(case when device is not null then quantity end), 0)::int as devices,
  coalesce(sum(case when subscription->>'family' in ('mobile', 'internet-mobile') and coalesce(information->>'subscriptionMode', 'new') = 'new'
    or order_lines.type = 'subscription-additional' and product_code = any(${cards}::text[])
    then quantity end), 0)::int as "simCards",
  coalesce(sum(monthly * quantity), 0)::int as monthly,
  coalesce(sum((upfront + activation_fee + installation_fee) * quantity), 0)::int as "oneOff"
  from order_lines
  left join order_complementary on order_complementary.order_id = order_lines.order_id
    and order_complementary.identifier = order_lines.identifier`;

/** SQL: the contract of a row of `order_lines` has ended, and its goods are with the shop. */
const isOver = sql`exists (
  select from item_events
  where item_events.order_id = order_lines.order_id
    and item_events.item_identifier in (order_lines.identifier, order_lines.parent_identifier)
    and (kind in ('cancelled', 'returned') or (kind = 'withdrawn' and (device is null or not exists (
      select from item_events as sent
      where sent.order_id = order_lines.order_id and sent.item_identifier = order_lines.identifier
        and sent.kind in ('dispatched', 'delivered'))))))`;

/** @param cards product codes of add-ons that are SIM cards */
export async function findExposure(
  database: Executor,
  orderId: string,
  cards: readonly string[],
): Promise<BuyerLimits> {
  const { rows } = await sql<BuyerLimits>`select ${sums(cards)} where order_lines.order_id = ${orderId}`.execute(
    database,
  );
  return rows[0] ?? none;
}

/** What the buyer has ordered since a moment, without this order, without what was cancelled or came back. */
export async function findExposureOfBuyer(
  database: Executor,
  order: Order,
  { since, cards }: { readonly since: Date; readonly cards: readonly string[] },
): Promise<BuyerLimits> {
  const { rows } = await sql<BuyerLimits>`
    select ${sums(cards)}
    join orders on orders.id = order_lines.order_id
    where orders.id <> ${order.id}
      and (orders.account_number = ${order.account_number}::text or orders.person_hash = ${order.person_hash}::text)
      and orders.state in (${sql.join(bindingStates)})
      and coalesce(orders.confirmed_at, orders.created_at) > ${since}::timestamptz
      and not ${isOver}`.execute(database);
  return rows[0] ?? none;
}

const none: BuyerLimits = { devices: 0, simCards: 0, monthly: 0, oneOff: 0 };
