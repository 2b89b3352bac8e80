import type { Operator } from '@alzette/operator-config';

/** Enough for every UUID in base 36. */
const length = 25;

/**
 * The unique mandate reference of an order: the operator's prefix and the order's id in capital letters and digits, at
 * most 31 of the 35 characters that SEPA allows. Drawn up again, the mandate keeps it.
 *
 * @param orderId a UUID
 */
export function mandateReference({ orderNumberPrefix }: Pick<Operator, 'orderNumberPrefix'>, orderId: string): string {
  const id = BigInt(`0x${orderId.replaceAll('-', '')}`).toString(36);
  return `${orderNumberPrefix}-${id.toUpperCase().padStart(length, '0')}`;
}
