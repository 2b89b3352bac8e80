import type { FollowedOrder, FulfilmentReason, MyOrder, OrderHistoryEntry, OrderResponse } from '@alzette/shop-model';
import { findContracts, presentContract } from '@alzette/shop-api/documents';
import { monthlyStepsOf, type Order, presentOrder } from '@alzette/shop-api/order';
import { findPaidCard, findRefunds } from '@alzette/shop-api/payment';
import { type Database, notFound, type ShopContext, type Visitor } from '@alzette/shop-api/platform';
import { contractEnd, sortedByTime, itemState } from '../items/item-events';
import { findAskedAt, findOrderHistory, findReadableOrder, findReadableOrders } from './order-access-repository';
import { findMainItems, type MainItem } from '../items/main-items';
import { endOf } from '../withdrawals/contract-ends';
import { findEndable } from '../withdrawals/end-contracts';
import { correctableFields, rescheduleUntil } from './change-item';

type OrdersContext = Pick<ShopContext, 'database' | 'now'>;

/** The confirmed orders of a visitor, the newest first. */
export async function myOrders({ database, now }: OrdersContext, visitor: Visitor): Promise<MyOrder[]> {
  const orders = await findReadableOrders(database, visitor, now());
  return Promise.all(orders.map((order) => summaryOf(database, order)));
}

async function summaryOf(database: Database, order: Order): Promise<MyOrder> {
  const items = await findMainItems(database, order.id);
  return {
    tokenValue: order.token_value,
    number: order.number ?? '',
    confirmedAt: (order.confirmed_at ?? order.created_at).toISOString(),
    names: items.map(({ name }) => name),
    total: order.total,
    ...monthlyOf(items),
  };
}

/** The order without the monthly prices of contracts that have ended. */
function withoutEnded(order: OrderResponse, items: readonly MainItem[]): OrderResponse {
  const ended = items.filter(hasEnded).flatMap(({ rows }) => rows.map(({ identifier }) => identifier));
  return {
    ...order,
    ...monthlyOf(items),
    items: order.items.map((item) => (ended.includes(item.identifier) ? { ...item, monthlySteps: [] } : item)),
  };
}

function hasEnded({ events }: MainItem): boolean {
  return contractEnd(events) !== null;
}

/** The monthly charges of the items whose contract has not ended. */
function monthlyOf(items: readonly MainItem[]): Pick<MyOrder, 'monthlyTotal' | 'monthlySteps'> {
  const running = items.filter((item) => !hasEnded(item));
  const monthlySteps = [...monthlyStepsOf(running.flatMap(({ rows }) => rows))];
  return { monthlyTotal: monthlySteps[0]?.monthly ?? 0, monthlySteps };
}

/** @throws ProblemError 404, the same for an unknown order and for the order of another visitor */
export async function followedOrder(
  { database, now }: OrdersContext,
  visitor: Visitor,
  tokenValue: string,
): Promise<FollowedOrder> {
  const present = now();
  const order = await readableOrder(database, visitor, tokenValue, present);
  const [presented, history, endable, refunds, contracts, askedAt] = await Promise.all([
    findPaidCard(database, order.id).then((card) => presentOrder(database, order, card)),
    findOrderHistory(database, order.id),
    findEndable(database, order),
    findRefunds(database, order.id),
    findContracts(database, order.id),
    findAskedAt(database, order.id, visitor, present),
  ]);
  return {
    order: withoutEnded(presented, endable.items),
    history: historyOf(history, endable.items),
    items: endable.items.map((item) => ({
      identifier: item.identifier,
      name: item.name,
      state: itemState(item.events),
      ...endOf(endable, item, { declaredAt: askedAt ?? present, at: present }),
      rescheduleUntil: rescheduleUntil(item, present),
      correctable: correctableFields(item),
    })),
    refunds: refunds.map(({ amount, state, requested_at: requestedAt }) => ({
      amount,
      // The operator's staff decide about goods that did not come back as they should.
      state: state === 'withheld' ? ('refused' as const) : state,
      requestedAt: requestedAt.toISOString(),
    })),
    documents: contracts.map(presentContract),
  };
}

/** @throws ProblemError 404, the same for an unknown order and for the order of another visitor */
export async function readableOrder(
  database: Database,
  visitor: Visitor,
  tokenValue: string,
  now: Date,
): Promise<Order> {
  const order = await findReadableOrder(database, tokenValue, visitor, now);
  if (!order) throw notFound();
  return order;
}

/** The transitions that a shopper sees. The last one counts if a transition happened twice. */
const shownEvents = {
  created: 'ordered',
  all_signed: 'signed',
  payment_received: 'paid',
  confirmed: 'confirmed',
  confirmed_unpaid: 'confirmed',
} as const satisfies Partial<Record<string, OrderHistoryEntry['kind']>>;

/** The transitions up to the confirmation, then the events of the line items by the time at which they happened. */
function historyOf(
  transitions: Awaited<ReturnType<typeof findOrderHistory>>,
  items: readonly MainItem[],
): OrderHistoryEntry[] {
  const at = new Map<OrderHistoryEntry['kind'], Date>();
  for (const transition of transitions) {
    const kind = (shownEvents as Partial<Record<string, OrderHistoryEntry['kind']>>)[transition.event];
    if (kind) at.set(kind, transition.at);
  }
  return [...[...at].map(([kind, date]) => ({ kind, at: date.toISOString() })), ...itemHistory(items)];
}

/** One entry for each event, with the line items that it concerns. */
function itemHistory(items: readonly MainItem[]): OrderHistoryEntry[] {
  const all = sortedByTime(items.flatMap(({ events }) => events));
  const firsts = all.filter((event, index) => all.findIndex(({ id }) => id === event.id) === index);
  return firsts.map(({ id, kind, at, details: { trackingNumber, trackingUrl, reason, proofId } }) => ({
    kind,
    at: at.toISOString(),
    items: all.filter((event) => event.id === id).map((event) => event.item_identifier),
    ...(trackingNumber !== undefined && { trackingNumber }),
    ...(trackingUrl !== undefined && { trackingUrl }),
    ...(proofId !== undefined && { hasProof: true }),
    ...(reason !== undefined && { reason: reason as FulfilmentReason }),
  }));
}
