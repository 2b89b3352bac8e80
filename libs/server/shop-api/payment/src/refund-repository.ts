import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import {
  enqueue,
  type Executor,
  isUnhandled,
  type MetricQuery,
  type NullableTimestamp,
  type WithDefault,
  withdrawMessage,
} from '@alzette/shop-api/platform';

/** A refund to the card of a payment. The database refuses amounts above the payment. */
export interface RefundTable {
  /** Idempotency key, under which the provider makes the refund once. */
  id: string;
  order_id: string;
  payment_id: string;
  /** Cents. */
  amount: number;
  /**
   * `waiting`: for goods that are not back. `withheld`: they did not come back as they should, and staff decide. `refused`: the card
   * cannot be credited, and staff have to transfer the amount.
   */
  state: 'waiting' | 'withheld' | 'due' | 'refunded' | 'refused';
  /** The line item of the refunded goods. Null for services. */
  item_identifier: WithDefault<string | null>;
  /** When it becomes due, or began to wait. */
  requested_at: Date;
  ended_at: NullableTimestamp;
}

declare module '@alzette/shop-api/platform/schema' {
  interface ShopSchema {
    refunds: RefundTable;
  }
}

declare module '@alzette/shop-api/platform/outbox' {
  interface OutboxPayloads {
    readonly refund: { readonly refundId: string };
  }
}

export type Refund = Selectable<RefundTable>;

interface NewRefund {
  readonly orderId: string;
  readonly amount: number;
  readonly requestedAt: Date;
  /** The line item whose goods have to come back first. */
  readonly waitsFor?: string;
}

/** Stores a refund in the transaction that causes it, and enqueues it unless it waits for goods. Does nothing for an amount of 0. */
export async function requestRefund(
  transaction: Executor,
  { orderId, amount, requestedAt, waitsFor }: NewRefund,
): Promise<void> {
  if (amount === 0) return;
  const { id: paymentId } = await transaction
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'paid')
    .executeTakeFirstOrThrow();
  const id = `refund-${randomUUID()}`;
  await transaction
    .insertInto('refunds')
    .values({
      id,
      order_id: orderId,
      payment_id: paymentId,
      amount,
      state: waitsFor === undefined ? 'due' : 'waiting',
      item_identifier: waitsFor ?? null,
      requested_at: requestedAt,
    })
    .execute();
  if (waitsFor === undefined) await enqueue(transaction, { kind: 'refund', id, payload: { refundId: id } });
}

/** The goods of a line item, whose refund waits for them. */
interface Goods {
  readonly orderId: string;
  readonly item: string;
}

/** Makes the refund for goods due. @param delaySeconds until the provider is asked, so that the refund may still be withheld */
export async function releaseRefund(
  transaction: Executor,
  { orderId, item, at, delaySeconds = 0 }: Goods & { readonly at: Date; readonly delaySeconds?: number },
): Promise<void> {
  const released = await transaction
    .updateTable('refunds')
    .set({ state: 'due', requested_at: new Date(at.getTime() + delaySeconds * 1_000) })
    .where('order_id', '=', orderId)
    .where('item_identifier', '=', item)
    .where('state', 'in', ['waiting', 'withheld', 'due'])
    .returning('id')
    .execute();
  for (const { id } of released) {
    // It may be enqueued with a delay already.
    await withdrawMessage(transaction, id);
    await enqueue(transaction, { kind: 'refund', id, payload: { refundId: id }, delaySeconds });
  }
}

/** Stops the refund for goods, unless the provider has made it. */
export async function withholdRefund(transaction: Executor, { orderId, item }: Goods): Promise<void> {
  const withheld = await transaction
    .updateTable('refunds')
    .set({ state: 'withheld' })
    .where('order_id', '=', orderId)
    .where('item_identifier', '=', item)
    .where('state', 'in', ['waiting', 'due'])
    .returning('id')
    .execute();
  for (const { id } of withheld) await withdrawMessage(transaction, id);
}

/** The line items whose goods a refund of the order still waits for. */
export async function findAwaitedGoods(database: Executor, orderId: string): Promise<string[]> {
  const refunds = await database
    .selectFrom('refunds')
    .select('item_identifier')
    .where('order_id', '=', orderId)
    .where('state', 'in', ['waiting', 'withheld'])
    .execute();
  return refunds.flatMap(({ item_identifier: item }) => item ?? []);
}

/** A refund with the session of its payment. Null once it has ended. */
export async function findDueRefund(database: Executor, id: string) {
  const refund = await database
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.id', 'refunds.amount', 'payments.provider_session_id'])
    .where('refunds.id', '=', id)
    .where('refunds.state', '=', 'due')
    .executeTakeFirst();
  return refund ?? null;
}

export function findRefunds(database: Executor, orderId: string): Promise<Refund[]> {
  return database
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('requested_at')
    .orderBy('id')
    .execute();
}

export async function findRefund(database: Executor, id: string): Promise<Refund | null> {
  return (await database.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function endRefund(
  database: Executor,
  id: string,
  { state, endedAt }: { readonly state: 'refunded' | 'refused'; readonly endedAt: Date },
): Promise<void> {
  await database
    .updateTable('refunds')
    .set({ state, ended_at: endedAt })
    .where('id', '=', id)
    // The provider’s response takes precedence, even if the refund was withheld meanwhile.
    .where('state', 'not in', ['refunded', 'refused'])
    .execute();
}

export const refundMetrics: readonly MetricQuery[] = [
  {
    name: 'alzette_refunds_due_seconds',
    help: 'Age of the oldest refund that the payment provider has not made; it is due within 14 days',
    query: `select greatest(0, max(extract(epoch from now() - requested_at)))::float as value from refunds where state = 'due'`,
  },
  {
    name: 'alzette_refunds_waiting_seconds',
    help: 'Age of the oldest refund that waits for goods and that no person has handled; the shopper has 14 days to send them',
    query: `select coalesce(max(extract(epoch from now() - requested_at)), 0)::float as value
      from refunds where state = 'waiting' and ${isUnhandled('goods', 'refunds.id')}`,
  },
  {
    name: 'alzette_refunds_refused',
    help: 'Refunds that the card refused, or that are withheld because of the goods, and that no person has handled',
    query: `select count(*)::int as value from refunds
      where state in ('refused', 'withheld') and ${isUnhandled('refunds', 'refunds.id')}`,
  },
];
