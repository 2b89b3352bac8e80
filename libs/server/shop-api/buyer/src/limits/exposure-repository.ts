import { sql } from 'kysely';
import { type CountedItem, familiesWith } from '@alzette/shop-model';
import type { Order, OrderState } from '@alzette/shop-api/order';
import type { Executor } from '@alzette/shop-api/platform';

/** The buyer: the account of a customer, or the verified person of a guest's order. */
export type Buyer = Pick<Order, 'account_number' | 'person_hash'>;

/** The name to lock so that other transactions of the buyer wait to count. None for an order without a buyer. */
export function lockOfBuyer({ account_number: account, person_hash: person }: Buyer): string[] {
  const buyer = account ?? person;
  return buyer === null ? [] : [`buyer ${buyer}`];
}

/** States in which an order binds the shop, or will bind it as soon as its payment is reported. */
export const bindingStates: readonly OrderState[] = ['payment_pending', 'paid', 'confirmed'];

/** SQL: the items of the selected orders, grouped by the properties that limits count by. */
const counted = sql`
  order_lines.type, product_code as "productCode", device is not null as "isDevice",
  coalesce(subscription->>'family' in (${sql.join(familiesWith('hasSim'))})
    and coalesce(information->>'subscriptionMode', 'new') = 'new', false) as "opensMobileLine",
  sum(quantity)::int as quantity,
  sum(monthly * quantity)::int as monthly,
  sum((upfront + activation_fee + installation_fee) * quantity)::int as "oneOff"
  from order_lines
  left join order_complementary on order_complementary.order_id = order_lines.order_id
    and order_complementary.identifier = order_lines.identifier`;

/** SQL: true if the contract of a row of `order_lines` has ended and the shop has its goods. */
const isOver = sql`exists (
  select from item_events
  where item_events.order_id = order_lines.order_id
    and item_events.item_identifier in (order_lines.identifier, order_lines.parent_identifier)
    and (kind in ('cancelled', 'returned') or (kind = 'withdrawn' and (device is null or not exists (
      select from item_events as sent
      where sent.order_id = order_lines.order_id and sent.item_identifier = order_lines.identifier
        and sent.kind in ('dispatched', 'delivered'))))))`;

/** Binding orders that do not count: the checked order itself, and those that a session is paying. */
export interface Uncounted {
  readonly orderId: string | null;
  readonly payingSession: string | null;
}

/** SQL: true if a row of `orders` does not count. */
export function isUncounted({ orderId, payingSession }: Uncounted) {
  return sql`(orders.id = ${orderId ?? ''}
    or orders.session_id = ${payingSession ?? ''} and orders.state = 'payment_pending')`;
}

interface CountedOrders {
  readonly since: Date;
  readonly uncounted: Uncounted;
}

/** The items that the buyer has ordered since `since`, without cancelled and returned ones. */
export async function findItemsOfBuyer(
  database: Executor,
  buyer: Buyer,
  orders: CountedOrders,
): Promise<readonly CountedItem[]> {
  return (await itemsOfBuyer(buyer, orders).execute(database)).rows;
}

/** The items of an order, and those that its buyer has ordered besides. */
export async function findItemsToCount(
  database: Executor,
  order: Order,
  orders: CountedOrders,
): Promise<{ readonly own: readonly CountedItem[]; readonly others: readonly CountedItem[] }> {
  const { rows } = await sql<CountedItem & { readonly isOwn: boolean }>`
    select true as "isOwn", own.* from (select ${counted} where order_lines.order_id = ${order.id} group by 1, 2, 3, 4) as own
    union all
    select false, others.* from (${itemsOfBuyer(order, orders)}) as others`.execute(database);
  return { own: rows.filter(({ isOwn }) => isOwn), others: rows.filter(({ isOwn }) => !isOwn) };
}

function itemsOfBuyer({ account_number: account, person_hash: person }: Buyer, { since, uncounted }: CountedOrders) {
  return sql<CountedItem>`
    select ${counted}
    join orders on orders.id = order_lines.order_id
    where not ${isUncounted(uncounted)}
      and (orders.account_number = ${account}::text or orders.person_hash = ${person}::text)
      and orders.state in (${sql.join(bindingStates)})
      and coalesce(orders.confirmed_at, orders.created_at) > ${since}::timestamptz
      and not ${isOver}
    group by 1, 2, 3, 4`;
}

/** The other orders that the session and buyer of this one are paying. */
export async function findOthersInPayment(
  database: Executor,
  { id, session_id: session, account_number: account, person_hash: person }: Order,
): Promise<Order[]> {
  return database
    .selectFrom('orders')
    .selectAll()
    .where('id', '<>', id)
    .where('session_id', '=', session)
    .where('state', '=', 'payment_pending')
    .where((or) => or.or([or('account_number', '=', account), or('person_hash', '=', person)]))
    .execute();
}
