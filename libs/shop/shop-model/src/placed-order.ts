import type { CheckoutType } from './cart';
import type { OrderResponse } from './wire/order';

/** Whether an order is paid or being paid. The shop must not offer a second payment. */
export function isPaidOrPending({ state, paymentState }: Pick<OrderResponse, 'state' | 'paymentState'>): boolean {
  return state === 'confirmed' || paymentState === 'paid' || paymentState === 'pending';
}

/** The cookie that names the order whose payment was begun in this browser, for the site server. */
export const placedOrderCookie = 'alzette-placed-order';

export interface PlacedOrderName {
  readonly tokenValue: string;
  readonly type: CheckoutType;
}

export function placedOrderCookieOf({ tokenValue, type }: PlacedOrderName): string {
  return `${type}.${tokenValue}`;
}
