import type { Visitor } from '../platform/http/visitor';
import type { ShopContext } from '../app-context';
import { findOwnOrder } from '../order/order-repository';

/** The first time counts; asked again nothing changes. */
export async function recordNewsletterAcceptance(
  { database, now }: ShopContext,
  visitor: Visitor,
  tokenValue: string,
): Promise<void> {
  const { id } = await findOwnOrder(database, tokenValue, visitor);
  await database
    .updateTable('orders')
    .set({ newsletter_accepted_at: now() })
    .where('id', '=', id)
    .where('newsletter_accepted_at', 'is', null)
    .execute();
}
