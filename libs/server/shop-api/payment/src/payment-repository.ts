import { randomUUID } from 'node:crypto';
import { type Expression, sql, type Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Locale, OrderResponse } from '@alzette/shop-model';
import { type Order, selectOwnOrder } from '@alzette/shop-api/order';
import {
  type Database,
  type Executor,
  isUnhandled,
  type MetricQuery,
  notFound,
  type NullableTimestamp,
  type Timestamp,
  type Visitor,
} from '@alzette/shop-api/platform';
import { isIdle } from './idle-order-repository';

export type PaymentRowState =
  | 'creating'
  | 'open'
  /** The shopper has paid, the bank has not responded. */
  | 'pending'
  | 'paid'
  | 'declined'
  | 'cancelled'
  | 'expired'
  /** The provider charged an amount that does not match the order. The operator's staff have to investigate it. */
  | 'mismatched';

export interface PaymentTable {
  id: string;
  order_id: string;
  attempt: number;
  state: PaymentRowState;
  amount: number;
  currency: 'EUR';
  language: Locale;
  description: string;
  return_url: string;
  provider_session_id: string | null;
  redirect_url: string | null;
  transaction_id: string | null;
  card_brand: string | null;
  card_last_digits: string | null;
  /** When the reconciliation last asked the provider. */
  asked_at: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** An accepted webhook of the payment provider. */
export interface WebhookEventTable {
  id: string;
  session_id: string;
  received_at: Timestamp;
}

declare module '@alzette/shop-api/platform/schema' {
  interface ShopSchema {
    payments: PaymentTable;
    webhook_events: WebhookEventTable;
  }
}

export type Payment = Selectable<PaymentTable>;

/** States that may still lead to `paid`. At most one payment of an order is in one of them. */
const runningStates: readonly PaymentRowState[] = ['creating', 'open', 'pending'];

export function isRunning({ state }: Payment): boolean {
  return runningStates.includes(state);
}

/** Every payment attempt of an order, the newest first. */
export function findPayments(database: Executor, orderId: string): Promise<Payment[]> {
  return selectPayments(database, orderId).execute();
}

/** SQL: every payment attempt of an order, the newest first, as one value of a larger query; `paymentsIn` reads it. */
export function paymentsOf(database: Executor, orderId: string) {
  return jsonArrayFrom(selectPayments(database, orderId));
}

type StoredPayment = Omit<Payment, 'asked_at' | 'created_at' | 'updated_at'> & {
  readonly asked_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
};

export function paymentsIn(rows: readonly StoredPayment[]): Payment[] {
  return rows.map(({ asked_at, created_at, updated_at, ...row }) => ({
    ...row,
    asked_at: asked_at === null ? null : new Date(asked_at),
    created_at: new Date(created_at),
    updated_at: new Date(updated_at),
  }));
}

function selectPayments(database: Executor, orderId: string | Expression<string>) {
  return database.selectFrom('payments').selectAll().where('order_id', '=', orderId).orderBy('attempt', 'desc');
}

/** An order and its payments, the newest first, of one moment. */
export interface OrderWithPayments {
  readonly order: Order;
  readonly payments: readonly Payment[];
}

/** @throws ProblemError 404, as `findOwnOrder` */
export async function findOwnOrderWithPayments(
  database: Executor,
  tokenValue: string,
  visitor: Visitor,
): Promise<OrderWithPayments> {
  const found = await selectOwnOrder(database, tokenValue, visitor)
    .select(jsonArrayFrom(selectPayments(database, sql.ref<string>('orders.id'))).as('payments'))
    .executeTakeFirst();
  if (!found) throw notFound();
  const { payments, ...order } = found;
  return { order, payments: paymentsIn(payments) };
}

export async function findOrderOfSession(database: Executor, providerSessionId: string): Promise<string | null> {
  const payment = await database
    .selectFrom('payments')
    .select('order_id')
    .where('provider_session_id', '=', providerSessionId)
    .executeTakeFirst();
  return payment?.order_id ?? null;
}

/** The card that paid the order. */
export async function findPaidCard(database: Executor, orderId: string): Promise<OrderResponse['card']> {
  const payments = await database
    .selectFrom('payments')
    .select(['state', 'card_brand', 'card_last_digits'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'paid')
    .execute();
  return cardOf(payments);
}

/** The card of the payment that is paid. */
export function cardOf(
  payments: readonly Pick<Payment, 'state' | 'card_brand' | 'card_last_digits'>[],
): OrderResponse['card'] {
  const payment = payments.find(({ state }) => state === 'paid');
  if (!payment?.card_brand || !payment.card_last_digits) return null;
  return { brand: payment.card_brand, lastDigits: payment.card_last_digits };
}

type NewPayment = Pick<Payment, 'order_id' | 'attempt' | 'amount' | 'language' | 'description' | 'return_url'>;

export async function insertPayment(database: Executor, payment: NewPayment): Promise<Payment> {
  return database
    .insertInto('payments')
    .values({
      ...payment,
      id: randomUUID(),
      state: 'creating',
      currency: 'EUR',
      provider_session_id: null,
      redirect_url: null,
      transaction_id: null,
      card_brand: null,
      card_last_digits: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores the provider's session of a payment. Returns false if the payment is not `creating` any more. */
export async function openPayment(
  database: Executor,
  { id, order_id: orderId }: Payment,
  session: { readonly id: string; readonly redirectUrl: string },
): Promise<boolean> {
  // Locks the order first, as every other change of a payment does.
  const { rows } = await sql`
    with locked as (select id from orders where id = ${orderId} for update)
    update payments
    set state = 'open', provider_session_id = ${session.id}, redirect_url = ${session.redirectUrl}, updated_at = now()
    from locked
    where payments.order_id = locked.id and payments.id = ${id} and payments.state = 'creating'
    returning payments.id`.execute(database);
  return rows.length > 0;
}

/** Records the outcome of a running payment. Returns false if it is not running any more. */
export async function endRunningPayment(
  transaction: Executor,
  id: string,
  change: Pick<Payment, 'state' | 'transaction_id' | 'card_brand' | 'card_last_digits'>,
): Promise<boolean> {
  const changed = await transaction
    .updateTable('payments')
    .set({ ...change, updated_at: new Date() })
    .where('id', '=', id)
    .where('state', 'in', runningStates)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function updatePayment(
  database: Executor,
  id: string,
  change: Partial<Omit<Payment, 'id' | 'order_id'>>,
): Promise<void> {
  await database
    .updateTable('payments')
    .set({ ...change, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/**
 * Orders to reconcile: begun more than two minutes ago, and not settled or not confirmed. The claim ends with its statement, so that no
 * row is locked while the provider is asked.
 */
export async function claimPaymentsToReconcile(database: Database, max: number): Promise<Set<string>> {
  const { rows } = await sql<{ order_id: string }>`
    update payments set asked_at = now()
    where id in (
      select payments.id from payments join orders on orders.id = payments.order_id
      where orders.state in ('payment_pending', 'paid') and payments.state in ('open', 'pending', 'paid')
        and payments.created_at < now() - interval '2 minutes'
        and (payments.asked_at is null or payments.asked_at < now() - interval '50 seconds')
      order by payments.asked_at nulls first
      limit ${max}
      for update of payments skip locked
    )
    returning order_id`.execute(database);
  return new Set(rows.map(({ order_id }) => order_id));
}

/** Locks an order that has been idle for `hours` and whose payment session the provider never confirmed. */
export async function claimOrderWithUnopenedPayment(transaction: Executor, hours: number): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where state = 'payment_pending' and ${isIdle(hours)}
      and exists (select from payments where order_id = orders.id and state = 'creating')
    limit 1
    for update skip locked`.execute(transaction);
  return rows[0]?.id ?? null;
}

/** Returns false for an event that was recorded before. */
export async function insertWebhookEvent(
  transaction: Executor,
  { id, sessionId }: { readonly id: string; readonly sessionId: string },
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('webhook_events')
    .values({ id, session_id: sessionId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** After 30 days the signature of a repeated event is too old anyway. */
export async function deleteOldWebhookEvents(database: Executor): Promise<void> {
  await database
    .deleteFrom('webhook_events')
    .where('received_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}

export async function erasePayments(transaction: Executor, orderId: string): Promise<void> {
  await transaction
    .updateTable('payments')
    .set({ description: '', return_url: '', redirect_url: null, card_brand: null, card_last_digits: null })
    .where('order_id', '=', orderId)
    .execute();
}

export const paymentMetrics: readonly MetricQuery[] = [
  {
    name: 'alzette_payments_waiting',
    help: 'Payments whose outcome the payment provider has not reported',
    query: `select count(*)::int as value from payments where state in ('creating', 'open', 'pending')`,
  },
  {
    name: 'alzette_payments_mismatched',
    help: 'Payments that do not match their order and that no person has handled',
    query: `select count(*)::int as value from payments where state = 'mismatched' and ${isUnhandled('payments', 'payments.id')}`,
  },
];
