import { findMainItems, findOrderHistory } from '@alzette/shop-api/after-sale';
import { findOrderDetails } from '@alzette/shop-api/documents';
import type { Order } from '@alzette/shop-api/order';
import { findRefunds } from '@alzette/shop-api/payment';
import { type Executor, findMessagesOfOrder, findStaffActions } from '@alzette/shop-api/platform';
import { type OrderSummary, requireOrder, summaryOf } from './find-orders';
import type { Used } from './use-log';

/** Something that happened to an order. Holds no personal data. */
interface TimelineEntry {
  readonly at: Date;
  readonly about: string;
  readonly what: string;
}

/** Amounts in cents. */
export interface ShownOrder {
  readonly order: OrderSummary;
  /** Null without `personal`, and after the erasure. */
  readonly person: Readonly<Record<string, unknown>> | null;
  readonly items: readonly { readonly id: string; readonly name: string; readonly quantity: number }[];
  readonly payments: readonly Readonly<Record<string, string | number | null>>[];
  readonly refunds: readonly Readonly<Record<string, string | number | null>>[];
  /** The oldest first. */
  readonly timeline: readonly TimelineEntry[];
}

const maxActions = 1_000;

/** An order with everything that happened to it. @param personal also who ordered @throws StaffRefusalError */
export async function showOrder(database: Executor, reference: string, personal: boolean): Promise<Used<ShownOrder>> {
  const order = await requireOrder(database, reference);
  const details = await findOrderDetails(database, order.id);
  const refunds = await findRefunds(database, order.id);
  const items = await findMainItems(database, order.id);
  const isShown = personal && order.erased_at === null;
  const output: ShownOrder = {
    order: summaryOf(order),
    person: isShown ? personOf(order, details.customer) : null,
    items: items.map(({ identifier, name, row }) => ({ id: identifier, name, quantity: row.quantity })),
    payments: details.payments.map(({ id, state, amount, provider_session_id: session, transaction_id }) => ({
      ...{ id, state, amount, session },
      transaction: transaction_id,
    })),
    refunds: refunds.map(({ id, state, amount, item_identifier: item }) => ({ id, state, amount, item })),
    timeline: sortedByTime([
      ...(await transitionsOf(database, order.id)),
      ...details.documents.flatMap(({ name, kind, signed_at: at }) =>
        at ? [{ at, about: kind, what: `${name} signed` }] : [],
      ),
      ...details.payments.map(({ attempt, state, updated_at: at }) => ({
        at,
        about: `payment ${attempt}`,
        what: state,
      })),
      ...items.flatMap(({ name, events }) => events.map(({ at, kind }) => ({ at, about: name, what: kind }))),
      ...refunds.flatMap(({ id, requested_at, ended_at, state }) => [
        { at: requested_at, about: id, what: 'requested' },
        ...(ended_at ? [{ at: ended_at, about: id, what: state }] : []),
      ]),
      ...(await messagesOf(database, order.id)),
      ...(await actionsOf(database, order.id)),
    ]),
  };
  return { output, orderIds: [order.id], personal: isShown };
}

function personOf(order: Order, customer: object | null): ShownOrder['person'] {
  const { email, language, account_number: account, billing_address, shipping_address } = order;
  return { email, language, account, ...customer, billingAddress: billing_address, shippingAddress: shipping_address };
}

function sortedByTime(entries: readonly TimelineEntry[]): TimelineEntry[] {
  return [...entries].sort((one, other) => one.at.getTime() - other.at.getTime());
}

async function transitionsOf(database: Executor, orderId: string): Promise<TimelineEntry[]> {
  const rows = await findOrderHistory(database, orderId);
  return rows.map(({ at, event, to_state, cause }) => ({
    at,
    about: 'order',
    what: `${event} (${cause}): ${to_state}`,
  }));
}

async function messagesOf(database: Executor, orderId: string): Promise<TimelineEntry[]> {
  const messages = await findMessagesOfOrder(database, orderId);
  return messages.map(({ id, kind, state, attempts, lastError, createdAt, endedAt }) => ({
    at: endedAt ?? createdAt,
    about: kind,
    what: [`${id} ${state}`, ...(lastError === null ? [] : [`${attempts} attempts, ${lastError}`])].join(', '),
  }));
}

async function actionsOf(database: Executor, orderId: string): Promise<TimelineEntry[]> {
  const actions = await findStaffActions(database, { orderId, limit: maxActions });
  return actions
    .filter(({ reason }) => reason !== null)
    .map(({ at, actor, action, reason, outcome }) => ({ at, about: actor, what: `${action}, ${outcome}: ${reason}` }));
}
