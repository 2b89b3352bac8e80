import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { MetricQuery } from '../platform/metrics/metrics';
import type { Executor, NullableTimestamp } from '../platform/database/schema';
import { enqueue } from '../platform/outbox/outbox-repository';

/** Money that goes back to the card of a payment. The database refuses more than was paid. */
export interface RefundTable {
  /** The key under which the provider makes it once. */
  id: string;
  order_id: string;
  payment_id: string;
  /** Cents. */
  amount: number;
  /** `refused`: the card cannot be credited, and a person has to transfer the amount. */
  state: 'due' | 'refunded' | 'refused';
  requested_at: Date;
  ended_at: NullableTimestamp;
}

declare module '../platform/database/schema' {
  interface ShopSchema {
    refunds: RefundTable;
  }
}

declare module '../platform/outbox/outbox-repository' {
  interface OutboxPayloads {
    readonly refund: { readonly refundId: string };
  }
}

export type Refund = Selectable<RefundTable>;

/** Enqueues a refund in the transaction that causes it. Does nothing for an amount of 0. */
export async function requestRefund(
  transaction: Executor,
  { orderId, amount, requestedAt }: { readonly orderId: string; readonly amount: number; readonly requestedAt: Date },
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
    .values({ id, order_id: orderId, payment_id: paymentId, amount, state: 'due', requested_at: requestedAt })
    .execute();
  await enqueue(transaction, { kind: 'refund', id, payload: { refundId: id } });
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
  return database.selectFrom('refunds').selectAll().where('order_id', '=', orderId).orderBy('requested_at').execute();
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
    .where('state', '=', 'due')
    .execute();
}

export const refundMetrics: readonly MetricQuery[] = [
  {
    name: 'alzette_refunds_due_seconds',
    help: 'Age of the oldest refund that the payment provider has not made; it is due within 14 days',
    query: `select coalesce(max(extract(epoch from now() - requested_at)), 0)::float as value from refunds where state = 'due'`,
  },
  {
    name: 'alzette_refunds_refused',
    help: 'Refunds that the card refused; a person has to transfer them',
    query: `select count(*)::int as value from refunds where state = 'refused'`,
  },
];
