import type { Executor, WorkItem } from '@alzette/shop-api/platform';
import type { RefundTable } from './refund-repository';

/** Payments that do not match their order, the oldest first. `expected` in cents; the provider knows what was paid. */
export async function findMismatchedPayments(database: Executor): Promise<WorkItem[]> {
  const rows = await database
    .selectFrom('payments')
    .select(['id', 'order_id', 'amount', 'provider_session_id', 'transaction_id', 'updated_at'])
    .where('state', '=', 'mismatched')
    .orderBy('updated_at')
    .execute();
  return rows.map(({ id, order_id: orderId, amount, provider_session_id, transaction_id, updated_at }) => ({
    id,
    orderId,
    since: updated_at,
    details: { expected: amount, session: provider_session_id, transaction: transaction_id },
  }));
}

/** Refunds that the card refused, or that are withheld, the oldest first. `amount` in cents. */
export function findStoppedRefunds(database: Executor): Promise<WorkItem[]> {
  return findRefundsIn(database, ['refused', 'withheld']);
}

/** Refunds that wait for goods, the oldest first. `amount` in cents. */
export function findRefundsWaitingForGoods(database: Executor): Promise<WorkItem[]> {
  return findRefundsIn(database, ['waiting']);
}

async function findRefundsIn(database: Executor, states: readonly RefundTable['state'][]): Promise<WorkItem[]> {
  const rows = await database
    .selectFrom('refunds')
    .select(['id', 'order_id', 'amount', 'state', 'item_identifier', 'requested_at'])
    .where('state', 'in', states)
    .orderBy('requested_at')
    .execute();
  return rows.map(({ id, order_id: orderId, amount, state, item_identifier: item, requested_at: since }) => ({
    id,
    orderId,
    since,
    details: { state, amount, item },
  }));
}
