import { readSameSitePath, type SavedCart } from '@alzette/shop-model';

/** A saved cart whose `origin` is a path of this site everywhere; another one leads to the home page instead. */
export function withSafeOrigins({ cart }: SavedCart): SavedCart {
  return { cart: cart.map((entry) => ({ ...entry, origin: readSameSitePath(entry.origin) ?? '/' })) };
}
