import { findOtherHolder } from '../identity/take-identity';
import type { Order } from '../order/order-repository';
import type { ShopContext } from '../app-context';
import { cancelPayment } from '../payments/cancel-payment';

/**
 * Whoever left the payment page, and is about to buy by another order of the same session, means this one: the other's way to pay is
 * taken back, and the identity check with it.
 *
 * @throws PartnerError when the provider does not answer
 */
export async function cancelOtherHolder(context: ShopContext, order: Order): Promise<void> {
  const holder = await findOtherHolder(context.database, order);
  if (holder?.state === 'payment_pending') await cancelPayment(context, holder);
}
