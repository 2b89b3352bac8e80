import { isPrepaidCheckout, type CheckoutType } from '@alzette/shop-model';
import type { EmbedKind } from '../embed-host';

/** The page of the shop that an element shows. */
export function pageOf(kind: EmbedKind): 'cart' | 'checkout' {
  return kind === 'cart' ? 'cart' : 'checkout';
}

/** The slot that an element stands for; of the prepaid checkouts the one that address or cart ask for. */
export function slotOf(kind: EmbedKind, checkoutType: CheckoutType, query: URLSearchParams): string {
  if (kind === 'cart') return 'cart';
  if (kind === 'esales') return 'checkout/esales';
  return `checkout/${[typeOfConfirmation(query), checkoutType].find(isPrepaidCheckout) ?? 'prepaid_top_up'}`;
}

/** Which checkout the payment page came back to; null when this is no confirmation. */
export function typeOfConfirmation(query: URLSearchParams): string | null {
  return query.get('step') === 'confirmation' ? (query.get('type') ?? 'esales') : null;
}

/** What an element gets to see of the query. Of two checkouts on one page only one shows a confirmation. */
export function queryFor(kind: EmbedKind, query: URLSearchParams): string {
  const type = typeOfConfirmation(query);
  const isOfOther = type !== null && kind !== (isPrepaidCheckout(type) ? 'prepaid' : 'esales');
  const seen =
    kind === 'cart' || isOfOther ? new URLSearchParams([...query].filter(([name]) => name === 'cartSaved')) : query;
  return seen.size > 0 ? `?${seen.toString()}` : '';
}
