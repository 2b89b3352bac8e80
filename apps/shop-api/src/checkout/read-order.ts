import type { OrderResponse } from '@alzette/shop-model';
import type { Visitor } from '../platform/http/visitor';
import { PartnerError } from '../platform/partners/partner-error';
import { refreshPayments } from '../payments/refresh-payments';
import type { ShopContext } from '../app-context';
import { findOwnOrder, type Order } from '../order/order-repository';
import { presentOrder } from '../order/present-order';

const providerTimeoutMs = 2_000;

/** The order; while its payment is awaited the provider is asked first, but not for long. */
export async function readOrder(context: ShopContext, visitor: Visitor, tokenValue: string): Promise<OrderResponse> {
  const order = await findOwnOrder(context.database, tokenValue, visitor);
  const current = isUndecided(order) ? await refreshIfPossible(context, order) : order;
  return presentOrder(context.database, current);
}

function isUndecided({ payment_state }: Order): boolean {
  return payment_state === 'awaiting' || payment_state === 'pending';
}

async function refreshIfPossible(context: ShopContext, order: Order): Promise<Order> {
  try {
    return await refreshPayments(context, order, 'return', providerTimeoutMs);
  } catch (error) {
    if (error instanceof PartnerError) return order;
    throw error;
  }
}
