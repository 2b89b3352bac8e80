import type { FollowedOrder, MyOrder, OrderHistoryEntry } from '@alzette/shop-model';
import { findContracts } from '../contracts/contract-repository';
import { presentContract } from '../contracts/sign-documents';
import { findOrderItems, type Order } from '../order/order-repository';
import { presentOrder } from '../order/present-order';
import { findPaidCard } from '../payments/payment-repository';
import type { Database } from '../platform/database/schema';
import type { Visitor } from '../platform/http/visitor';
import { notFound } from '../platform/http/problem';
import type { ShopContext } from '../platform/shop-context';
import { findOrderHistory, findReadableOrder, findReadableOrders } from '../order/order-access-repository';

type OrdersContext = Pick<ShopContext, 'database' | 'now'>;

/** The confirmed orders of a visitor, the newest first. */
export async function myOrders({ database, now }: OrdersContext, visitor: Visitor): Promise<MyOrder[]> {
  const orders = await findReadableOrders(database, visitor, now());
  return Promise.all(orders.map((order) => summaryOf(database, order)));
}

async function summaryOf(database: Database, order: Order): Promise<MyOrder> {
  const items = await findOrderItems(database, order.id);
  return {
    tokenValue: order.token_value,
    number: order.number ?? '',
    confirmedAt: (order.confirmed_at ?? order.created_at).toISOString(),
    names: items
      .filter(({ parent_identifier: parent }) => parent === null)
      .map(
        ({ device, variant_name: variant, quantity }) =>
          `${quantity === 1 ? '' : `${quantity} × `}${device?.name ?? variant}`,
      ),
    total: order.total,
    monthlyTotal: order.monthly_total,
  };
}

/** @throws ProblemError 404, the same for an unknown order and for the order of another visitor */
export async function followedOrder(
  { database, now }: OrdersContext,
  visitor: Visitor,
  tokenValue: string,
): Promise<FollowedOrder> {
  const order = await findReadableOrder(database, tokenValue, visitor, now());
  if (!order) throw notFound();
  const [presented, history, contracts] = await Promise.all([
    findPaidCard(database, order.id).then((card) => presentOrder(database, order, card)),
    findOrderHistory(database, order.id),
    findContracts(database, order.id),
  ]);
  return { order: presented, history: historyOf(history), documents: contracts.map(presentContract) };
}

/** What a shopper is shown of the transitions. Where one happened twice, the last counts. */
const shownEvents = {
  created: 'ordered',
  all_signed: 'signed',
  payment_received: 'paid',
  confirmed: 'confirmed',
  confirmed_unpaid: 'confirmed',
} as const satisfies Partial<Record<string, OrderHistoryEntry['kind']>>;

function historyOf(transitions: Awaited<ReturnType<typeof findOrderHistory>>): OrderHistoryEntry[] {
  const at = new Map<OrderHistoryEntry['kind'], Date>();
  for (const transition of transitions) {
    const kind = (shownEvents as Partial<Record<string, OrderHistoryEntry['kind']>>)[transition.event];
    if (kind) at.set(kind, transition.at);
  }
  return [...at].map(([kind, date]) => ({ kind, at: date.toISOString() }));
}
