import { randomBytes, randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type {
  CheckoutType,
  ComplementaryInformation,
  DeliveryPrices,
  ItemDelivery,
  OrderRequest,
} from '@alzette/shop-model';
import { type Executor, type MetricQuery, notFound, type Visitor } from '@alzette/shop-api/platform';
import { itemDeliveries } from './item-deliveries';
import type { BookedItem, OrderTotals } from './order-item';
import type { OrderParts } from './order-parts-repository';
import type { OrderTable } from './order-tables';
import { isClosed, type OrderEvent, type TransitionCause } from './transitions';

export type Order = Selectable<OrderTable>;

declare const isLocked: unique symbol;
/** An order as it is in a transaction that has locked its row. */
export type LockedOrder = Order & { readonly [isLocked]: true };

export interface NewOrder {
  readonly sessionId: string;
  readonly request: OrderRequest;
  readonly checkout: CheckoutType;
  readonly items: readonly BookedItem[];
  readonly totals: OrderTotals;
  readonly deliveryPrices: DeliveryPrices;
  /** Hash of the verified person of a guest's order; null for a customer and for prepaid. */
  readonly personHash: string | null;
}

/** Stores an order with its items and the first row of its history, in one statement. Another transaction does not see it yet. */
export async function insertOrder(
  transaction: Executor,
  { sessionId, request, checkout, items, totals, deliveryPrices, personHash }: NewOrder,
): Promise<{ readonly order: LockedOrder; readonly parts: OrderParts }> {
  const id = randomUUID();
  const lines = items.map((item, index) => itemRow(id, item, index, itemDeliveries(item, request, deliveryPrices)));
  const inserted = transaction
    .with('inserted', (query) =>
      query
        .insertInto('orders')
        .values({
          id,
          token_value: randomBytes(24).toString('base64url'),
          session_id: sessionId,
          number: null,
          state: 'created',
          checkout,
          payment_state: totals.oneOff > 0 ? 'awaiting' : 'none',
          is_new_client: request.accountNumber === null,
          email: request.email,
          language: request.preferredLanguage,
          channel: request.channel,
          account_number: request.accountNumber,
          kyc_id: request.kycId,
          person_hash: personHash,
          preconfigured_cart: request.preconfiguredCart,
          total: totals.oneOff,
          tax_total: totals.tax,
          shipping_total: totals.shipping,
          monthly_total: totals.monthly,
          billing_address: JSON.stringify(request.billingAddress),
          shipping_address: JSON.stringify(request.shippingAddress),
          eligibility_addresses: JSON.stringify(request.eligibilityAddresses),
        })
        .returningAll(),
    )
    .with('lines', (query) => query.insertInto('order_lines').values(lines).returningAll())
    .with('history', (query) =>
      query
        .insertInto('order_history')
        .values({ order_id: id, from_state: null, to_state: 'created', event: 'created', cause: 'shopper' }),
    );
  const complementary = request.complementaryInformations;
  const query =
    complementary.length === 0
      ? inserted
      : inserted.with('complementary', (query) =>
          query.insertInto('order_complementary').values(complementaryRows(id, complementary)),
        );
  const { parts, ...order } = await query
    .selectFrom('inserted')
    .selectAll()
    .select(({ selectFrom }) => jsonArrayFrom(selectFrom('lines').selectAll('lines').orderBy('position')).as('parts'))
    .executeTakeFirstOrThrow();
  return { order: order as LockedOrder, parts: { items: parts, complementary } };
}

/** Copies names and prices, so that later changes of the catalogue do not affect the order. */
function itemRow(orderId: string, booked: BookedItem, position: number, deliveries: readonly ItemDelivery[]) {
  const { item, subscription, device } = booked;
  return {
    order_id: orderId,
    position,
    identifier: item.identifier,
    type: item.type,
    variant_code: item.variantCode,
    product_code: item.productCode,
    taxon_code: item.taxonCode,
    parent_identifier: item.parentIdentifier,
    variant_name: booked.variantName,
    product_name: booked.productName,
    quantity: item.quantity,
    monthly: booked.monthly,
    original_monthly: booked.originalMonthly,
    discount_months: booked.discountMonths,
    activation_fee: booked.activationFee,
    activation_fee_name: booked.activationFeeName,
    commitment_months: booked.commitmentMonths,
    upfront: booked.upfront,
    installation_fee: booked.installationFee,
    installation_name: booked.installationName,
    self_installation: booked.selfInstallation,
    installation_parcel: booked.installationParcel,
    subscription: subscription && JSON.stringify(subscription),
    device: device && JSON.stringify(device),
    deliveries: JSON.stringify(deliveries),
  };
}

function complementaryRows(orderId: string, informations: readonly ComplementaryInformation[]) {
  return informations.map((information, position) => ({
    order_id: orderId,
    position,
    identifier: information.identifier,
    information: JSON.stringify(information),
  }));
}

export type SessionOrder = Pick<Order, 'id' | 'state'>;

/** The name to lock so that other transactions wait to count the orders of a session. */
export function lockOfSessionOrders(sessionId: string): string {
  return `orders of ${sessionId}`;
}

/** The orders of a session, the oldest first. Lock `lockOfSessionOrders` first. */
export function findSessionOrders(transaction: Executor, sessionId: string): Promise<SessionOrder[]> {
  return transaction
    .selectFrom('orders')
    .select(['id', 'state'])
    .where('session_id', '=', sessionId)
    .where('erased_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** @throws ProblemError 404, the same for an unknown token and for an order of another session */
export async function findOwnOrder(database: Executor, tokenValue: string, visitor: Visitor): Promise<Order> {
  const order = await selectOwnOrder(database, tokenValue, visitor).executeTakeFirst();
  if (!order) throw notFound();
  return order;
}

/** The order with this token, if it is one of the visitor's session. Other repositories add what they know about it. */
export function selectOwnOrder(database: Executor, tokenValue: string, visitor: Visitor) {
  return database
    .selectFrom('orders')
    .selectAll('orders')
    .where('token_value', '=', tokenValue)
    .where('session_id', '=', visitor.id);
}

export async function findOrder(database: Executor, id: string): Promise<Order | null> {
  return (await database.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The shopper's address, empty after its erasure; null for an unknown id. */
export async function findEmail(database: Executor, id: string): Promise<string | null> {
  const order = await database.selectFrom('orders').select('email').where('id', '=', id).executeTakeFirst();
  return order?.email ?? null;
}

/** The order with this number, id or token. */
export async function findOrderByReference(database: Executor, reference: string): Promise<Order | null> {
  const order = await database
    .selectFrom('orders')
    .selectAll()
    .where(({ or, eb }) =>
      or([eb('number', '=', reference), eb('id', '=', reference), eb('token_value', '=', reference)]),
    )
    .executeTakeFirst();
  return order ?? null;
}

/** Locks the row (`FOR UPDATE`) until the transaction ends. */
export async function lockOrder(transaction: Executor, id: string): Promise<LockedOrder> {
  const query = transaction.selectFrom('orders').selectAll().where('id', '=', id).forUpdate();
  return (await query.executeTakeFirstOrThrow()) as LockedOrder;
}

/** Writes the new state of an order and a row of its history. Fails if another state was written since `order` was read. */
export async function writeTransition(
  transaction: Executor,
  { id, state }: LockedOrder,
  change: Pick<Order, 'state' | 'payment_state'> & Partial<Pick<Order, 'number' | 'confirmed_at'>>,
  { event, cause }: { readonly event: OrderEvent; readonly cause: TransitionCause },
): Promise<LockedOrder> {
  const changed = await transaction
    .with('history', (query) =>
      query
        .insertInto('order_history')
        .values({ order_id: id, from_state: state, to_state: change.state, event, cause }),
    )
    .updateTable('orders')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .returningAll()
    .executeTakeFirstOrThrow();
  return changed as LockedOrder;
}

/** Keeps the moment of the first acceptance. */
export async function acceptNewsletter(database: Executor, orderId: string, acceptedAt: Date): Promise<void> {
  await database
    .updateTable('orders')
    .set({ newsletter_accepted_at: acceptedAt })
    .where('id', '=', orderId)
    .where('newsletter_accepted_at', 'is', null)
    .execute();
}

/** Keeps the first moment. */
export async function recordInformedOfWithdrawal(database: Executor, orderId: string, informedAt: Date): Promise<void> {
  await database
    .updateTable('orders')
    .set({ informed_of_withdrawal_at: informedAt })
    .where('id', '=', orderId)
    .where('informed_of_withdrawal_at', 'is', null)
    .execute();
}

export async function nextOrderSequence(transaction: Executor): Promise<number> {
  const { rows } = await sql<{ value: string }>`select nextval('order_number')::text as value`.execute(transaction);
  return Number(rows[0]?.value);
}

/** Erases the personal data of an order that has ended. Number, items, amounts and history stay for the accounts. */
export async function erasePersonalData(transaction: Executor, order: Order, erasedAt: Date): Promise<void> {
  const tables = ['customer_information', 'order_complementary', 'order_acceptances', 'idempotency_keys'] as const;
  for (const table of tables) await transaction.deleteFrom(table).where('order_id', '=', order.id).execute();
  await transaction
    .updateTable('orders')
    .set({
      session_id: 'erased',
      email: '',
      kyc_id: null,
      person_hash: null,
      preconfigured_cart: null,
      billing_address: '{}',
      shipping_address: '{}',
      eligibility_addresses: '[]',
      erased_at: erasedAt,
      ...(isClosed(order) && { account_number: null }),
    })
    .where('id', '=', order.id)
    .execute();
}

export const orderMetrics: readonly MetricQuery[] = [
  {
    name: 'alzette_orders',
    help: 'Orders in each state',
    query: 'select state, count(*)::int as value from orders group by state',
  },
  {
    name: 'alzette_orders_paid_unconfirmed_seconds',
    help: 'Time since the payment of the oldest order that is paid and not confirmed',
    query: `select coalesce(max(extract(epoch from now() - at)), 0)::float as value
      from orders join order_history on order_id = orders.id and to_state = 'paid' where state = 'paid'`,
  },
];
