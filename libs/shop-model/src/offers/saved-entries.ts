import type { CartItem } from '../cart';
import type { SavedCartEntry } from '../wire/saved-cart';

/** The cart as it travels in a token (spec row C1): no price, no personal data, no voucher (decision on privacy: ADR 0007). */
export function savedEntries(items: readonly CartItem[]): SavedCartEntry[] {
  return items.map(({ type, identifier, product, parentIdentifier, origin, variant, taxon, quantity }) => ({
    type,
    identifier,
    productCode: product.code,
    parentIdentifier,
    origin,
    code: variant.code,
    taxon,
    quantity,
  }));
}
