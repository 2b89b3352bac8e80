import type { CheckoutType } from './cart';
import { isCheckoutType } from './prepaid';

/** The cookie that names the order whose payment was begun in this browser, for the site server. */
export const placedOrderCookie = 'alzette-placed-order';

export interface PlacedOrderName {
  readonly tokenValue: string;
  readonly type: CheckoutType;
}

export function placedOrderCookieOf({ tokenValue, type }: PlacedOrderName): string {
  return `${type}.${tokenValue}`;
}

/** Reads a cookie, which a visitor can write: null for everything that `placedOrderCookieOf` does not make. */
export function readPlacedOrderCookie(value: string): PlacedOrderName | null {
  const [, type = '', tokenValue = ''] = /^([a-z_]+)\.([\w-]{1,100})$/u.exec(value) ?? [];
  return isCheckoutType(type) ? { tokenValue, type } : null;
}
