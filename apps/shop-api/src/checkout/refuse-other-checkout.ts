import type { PaymentUrlRequest } from '@alzette/shop-model';
import type { Executor } from '../platform/database/transaction';
import { unprocessable } from '../platform/http/problem-error';
import type { Order } from '../order/order-repository';
import { findTopUpNumber } from '../prepaid/find-top-up-number';

/**
 * A payment is for the checkout that the order comes from, and that of a top-up for the order's own number. Esales has no
 * number to name; a starter pack's is not known yet, so that what stands there decides nothing.
 *
 * @throws ProblemError 422 `payment_type_mismatch` or `phone_mismatch`
 */
export async function requireSameCheckout(
  database: Executor,
  order: Order,
  { type, phone }: Pick<PaymentUrlRequest, 'type' | 'phone'>,
): Promise<void> {
  if (type !== order.checkout) throw unprocessable('payment_type_mismatch', 'body/type', `has to be ${order.checkout}`);
  if (type === 'esales' && phone !== undefined) {
    throw unprocessable('phone_mismatch', 'body/phone', 'is for prepaid only');
  }
  if (type === 'prepaid_top_up' && phone !== (await findTopUpNumber(database, order.id))) {
    throw unprocessable('phone_mismatch', 'body/phone', 'has to be the number of the order');
  }
}
