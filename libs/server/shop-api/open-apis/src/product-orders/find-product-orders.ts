import { findDocumentReferences } from '@alzette/shop-api/documents';
import type { Order } from '@alzette/shop-api/order';
import { type Database, type Page, unprocessable } from '@alzette/shop-api/platform';
import {
  findConfirmedOrders,
  findCustomersOfOrders,
  findMainItemsOfOrders,
  type OrderFilter,
  type OrderSort,
} from './operator-order-repository';
import type { OrderFacts } from './present-product-order';
import { type ProductOrderState, stateOfItem, stateOfOrder } from './states';

/** The state is computed from events and stored nowhere, so a list by state reads every order of the range. */
const maxOrdersByState = 2_000;

interface FoundOrders {
  readonly orders: readonly Order[];
  readonly total: number;
}

/** @throws ProblemError 422 `range_too_wide` */
export async function findProductOrders(
  database: Database,
  { state, ...filter }: OrderFilter & { readonly state?: ProductOrderState },
  page: Page & { readonly sort?: OrderSort },
): Promise<FoundOrders> {
  if (state === undefined) return findConfirmedOrders(database, filter, page);
  const { orders, total } = await findConfirmedOrders(database, filter, {
    ...page,
    offset: 0,
    limit: maxOrdersByState,
  });
  if (total > maxOrdersByState) {
    const message = `has to be with a range of orderDate that holds at most ${maxOrdersByState} orders`;
    throw unprocessable('range_too_wide', 'querystring/state', message);
  }
  const items = await findMainItemsOfOrders(
    database,
    orders.map(({ id }) => id),
  );
  const matching = orders.filter(({ id }) => stateOfOrder((items.get(id) ?? []).map(stateOfItem)) === state);
  return { orders: matching.slice(page.offset, page.offset + page.limit), total: matching.length };
}

/** The facts of several orders, in a fixed number of queries. */
export async function readOrderFacts(database: Database, orders: readonly Order[]): Promise<OrderFacts[]> {
  const ids = orders.map(({ id }) => id);
  const [items, documents, customers] = await Promise.all([
    findMainItemsOfOrders(database, ids),
    findDocumentReferences(database, ids),
    findCustomersOfOrders(database, ids),
  ]);
  return orders.map((order) => ({
    order,
    items: items.get(order.id) ?? [],
    documents: documents.filter(({ order_id: id }) => id === order.id),
    customer: customers.get(order.id) ?? null,
  }));
}
