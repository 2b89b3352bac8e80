import { isPrepaidCheckout, prepaidItemTypes, type CheckoutType, type OrderItem } from '@alzette/shop-model';
import { unprocessable } from '../platform/http/problem';

/** @throws ProblemError 422 `mixed_checkout` if the items belong to more than one checkout */
export function checkoutTypeOf(items: readonly OrderItem[]): CheckoutType {
  const [first = 'esales', ...others] = new Set(items.map(({ type }) => checkoutOfType(type)));
  if (others.length > 0) throw unprocessable('mixed_checkout', 'body/items', 'have to be of one checkout');
  return first;
}

function checkoutOfType(type: OrderItem['type']): CheckoutType {
  const prepaid = Object.keys(prepaidItemTypes).filter(isPrepaidCheckout);
  return prepaid.find((checkout) => prepaidItemTypes[checkout] === type) ?? 'esales';
}
