import type { CheckoutType } from './cart';

/** The cookie that names the order whose payment was begun in this browser, for the site server. */
export const placedOrderCookie = 'alzette-placed-order';

export interface PlacedOrderName {
  readonly tokenValue: string;
  readonly type: CheckoutType;
}

export function placedOrderCookieOf({ tokenValue, type }: PlacedOrderName): string {
  return `${type}.${tokenValue}`;
}
