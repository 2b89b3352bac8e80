import type { CheckoutType, CustomerInformation } from '@alzette/shop-model';
import { type MainItem, mainItemsOf } from '@alzette/shop-api/after-sale';
import type { Order } from '@alzette/shop-api/order';
import type { Database, Executor, Page } from '@alzette/shop-api/platform';

export interface OrderFilter {
  readonly numbers?: readonly string[];
  /** The kind of checkout. */
  readonly category?: CheckoutType;
  readonly accountNumber?: string;
  readonly confirmed?: Partial<Readonly<Record<'gt' | 'gte' | 'lt' | 'lte', Date>>>;
}

/** By the confirmation. */
export type OrderSort = 'orderDate' | '-orderDate';

const comparisons = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

/** The confirmed orders that match, the oldest first unless sorted otherwise, and how many there are in all. Erased orders are included, without personal data. */
export async function findConfirmedOrders(
  database: Database,
  { numbers, category, accountNumber, confirmed = {} }: OrderFilter,
  { offset, limit, sort = 'orderDate' }: Page & { readonly sort?: OrderSort },
): Promise<{ readonly orders: readonly Order[]; readonly total: number }> {
  if (numbers?.length === 0) return { orders: [], total: 0 };
  let matching = database.selectFrom('orders').where('number', 'is not', null);
  if (numbers !== undefined) matching = matching.where('number', 'in', numbers);
  if (category !== undefined) matching = matching.where('checkout', '=', category);
  if (accountNumber !== undefined) matching = matching.where('account_number', '=', accountNumber);
  for (const [name, date] of Object.entries(confirmed))
    matching = matching.where('confirmed_at', comparisons[name as keyof typeof comparisons], date);
  const { total } = await matching.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const direction = sort === 'orderDate' ? 'asc' : 'desc';
  const sorted = matching.selectAll().orderBy('confirmed_at', direction).orderBy('id', direction);
  const orders = await sorted.offset(offset).limit(limit).execute();
  return { orders, total: Number(total) };
}

/** The main items of several orders, by the id of the order, in a fixed number of queries. */
export async function findMainItemsOfOrders(
  database: Executor,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly MainItem[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('position')
    .execute();
  const informations = await database
    .selectFrom('order_complementary')
    .select(['order_id', 'information'])
    .where('order_id', 'in', orderIds)
    .orderBy('position')
    .execute();
  const events = await database
    .selectFrom('item_events')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('sequence')
    .execute();
  const of = (id: string) => (row: { readonly order_id: string }) => row.order_id === id;
  return new Map(
    orderIds.map((id) => [
      id,
      mainItemsOf(
        rows.filter(of(id)),
        informations.filter(of(id)).map(({ information }) => information),
        events.filter(of(id)),
      ),
    ]),
  );
}

/** The customer information of several orders, by the id of the order. */
export async function findCustomersOfOrders(
  database: Executor,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, CustomerInformation>> {
  if (orderIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('customer_information')
    .select(['order_id', 'information'])
    .where('order_id', 'in', orderIds)
    .execute();
  return new Map(rows.map(({ order_id: id, information }) => [id, information]));
}
