import { sql } from 'kysely';
import { reconcilePayments } from '@alzette/shop-api/checkout';
import type { PartnerServer } from '../partner-server';
import { wait, work } from '../outbox';
import { openTestShop } from '../shop';
import type { Place } from './places';

const atOnce = 100;

/** Settles open payments as the reconciliation does, and makes the refunds that are due. */
export async function settlePayments(place: Place, { partners }: PartnerServer): Promise<void> {
  const shop = await openTestShop(() => place.open());
  // Includes payments that the server had begun to reconcile.
  await sql`update payments set created_at = created_at - interval '3 minutes', asked_at = asked_at - interval '3 minutes'`.execute(
    shop.database,
  );
  for (let asked = 0; asked < partners.payments.sessions.size + 1; asked += atOnce) {
    await reconcilePayments({ ...shop.context, partners });
  }
  // Includes refunds that a killed server had begun.
  await wait(shop, 3_600);
  await work({ ...shop, context: { ...shop.context, partners } }, 'refund');
  await shop.close();
}
