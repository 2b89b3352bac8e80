import type { CartItem } from '@alzette/shop-model';

/** Spec row B7: mobile, internet and TV alone have none. */
export function hasDetailCard({ type, subscription }: CartItem): boolean {
  return type === 'duo' || type === 'internet-mobile' || (type === 'device' && subscription !== null);
}
