import { sql } from 'kysely';
import type { Database } from '../platform/database/transaction';
import type { ShopContext } from '../app-context';
import { settleOrder } from './settle-payment';
import { deleteOldWebhookEvents } from '../payments/webhook-events';

const providerTimeoutMs = 5_000;
const maxPayments = 100;

/**
 * Settles payments that were begun more than two minutes ago and of which neither webhook nor shopper came back, and orders
 * that are paid and not confirmed. Every copy of the server may do so: each payment is asked for by one of them.
 *
 * @throws PartnerError when the provider does not answer; the rest waits for the next time
 */
export async function reconcilePayments(context: ShopContext): Promise<void> {
  await deleteOldWebhookEvents(context.database);
  for (const orderId of await claim(context.database))
    await settleOrder(context, orderId, 'reconciliation', providerTimeoutMs);
}

/** The claim ends with its statement, so that no row is locked while the provider is asked. */
async function claim(database: Database): Promise<Set<string>> {
  const { rows } = await sql<{ order_id: string }>`
    update payments set asked_at = now()
    where id in (
      select payments.id from payments join orders on orders.id = payments.order_id
      where orders.state in ('payment_pending', 'paid') and payments.state in ('open', 'pending', 'paid')
        and payments.created_at < now() - interval '2 minutes'
        and (payments.asked_at is null or payments.asked_at < now() - interval '50 seconds')
      order by payments.asked_at nulls first
      limit ${maxPayments}
      for update of payments skip locked
    )
    returning order_id`.execute(database);
  return new Set(rows.map(({ order_id }) => order_id));
}
