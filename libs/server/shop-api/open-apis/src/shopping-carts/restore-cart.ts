import { type CartItem, type Locale, restoredEntry, type SavedCart, type SavedCartEntry } from '@alzette/shop-model';
import { findOffers } from '@alzette/shop-api/catalogue';
import type { Executor } from '@alzette/shop-api/platform';

export interface RestoredCart {
  readonly items: readonly CartItem[];
  /** Entries that are not sold, or whose item is not in the cart. */
  readonly notSold: readonly SavedCartEntry[];
}

/** The items of a saved cart with current names and prices, as the shopper gets them from its link. */
export async function restoreCart(database: Executor, { cart }: SavedCart, locale: Locale): Promise<RestoredCart> {
  const mains = cart.filter(({ parentIdentifier }) => parentIdentifier === null);
  const codeOf = ({ type, code }: SavedCartEntry) => ({ type, variantCode: code });
  const { findOffer } = await findOffers(database, mains.map(codeOf), locale);
  const restored = mains.map((entry) => {
    const addOns = cart.filter(({ parentIdentifier }) => parentIdentifier === entry.identifier);
    const offer = findOffer(codeOf(entry));
    return offer ? restoredEntry(offer, entry, addOns) : { items: [], unavailable: [entry, ...addOns] };
  });
  const strays = cart.filter(
    ({ parentIdentifier: parent }) => parent !== null && !mains.some(({ identifier }) => identifier === parent),
  );
  return {
    items: restored.flatMap(({ items }) => items),
    notSold: [...restored.flatMap(({ unavailable }) => unavailable), ...strays],
  };
}
