import type { OutboxHandler } from '@alzette/shop-api/platform';
import type { PaymentContext } from './payment-provider';
import { endRefund, findDueRefund } from './refund-repository';

/** Asks the provider for a refund, under the same key on every attempt, and records its response. */
export function makeRefund({
  database,
  partners,
  now,
}: Pick<PaymentContext, 'database' | 'partners' | 'now'>): OutboxHandler<'refund'> {
  return async ({ refundId }) => {
    const refund = await findDueRefund(database, refundId);
    if (!refund) return;
    const { id, amount, provider_session_id: sessionId } = refund;
    if (sessionId === null) throw new Error('A paid payment has a session at its provider');
    const state = await partners.payments.refund({ sessionId, amount, idempotencyKey: id });
    await endRefund(database, id, { state, endedAt: now() });
  };
}
