import { isPrepaidCheckout, type CheckoutType } from '@alzette/shop-model';

/**
 * The slot of the checkout that the cart asks for. The payment page leads back to a confirmation whose address says of
 * which checkout it is, since the cart is another one by then. Null for a checkout that the shop does not have (spec row A4).
 */
export function checkoutSlot(checkoutType: CheckoutType, query: string): string | null {
  const search = new URLSearchParams(query);
  const ofAddress = search.get('step') === 'confirmation' ? search.get('type') : null;
  const type = ofAddress ?? checkoutType;
  return type === 'esales' || isPrepaidCheckout(type) ? `checkout/${type}` : null;
}
