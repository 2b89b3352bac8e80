import { sql } from 'kysely';
import { reconcilePayments } from '../../src/checkout/settle-orders';
import type { PartnerServer } from '../partner-server';
import { openTestShop } from '../shop';
import type { Place } from './places';

const atOnce = 100;

/** What every copy of the server does by itself, minutes later: asks the provider about each payment that nobody came back from. */
export async function settlePayments(place: Place, { partners }: PartnerServer): Promise<void> {
  const shop = await openTestShop(() => place.open());
  // Those too that the server itself had begun to ask about.
  await sql`update payments set created_at = created_at - interval '3 minutes', asked_at = asked_at - interval '3 minutes'`.execute(
    shop.database,
  );
  for (let asked = 0; asked < partners.payments.sessions.size + 1; asked += atOnce) {
    await reconcilePayments({ ...shop.context, partners });
  }
  await shop.close();
}
