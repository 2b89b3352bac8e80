// A chunk of its own: most shoppers neither open the options of an item nor come back to an older cart.
import type { HttpPort } from '@alzette/remote-contract';
import { fetchQuery, offerQuery } from '@alzette/shop-client';
import type { ItemType, Locale, Offer } from '@alzette/shop-model';
import { AddOnList } from '@alzette/shop-widgets/offers';

export { refreshItems } from '@alzette/shop-client';

export interface Options {
  readonly addOns: Offer['addOns'];
  readonly List: typeof AddOnList;
}

/** The add-ons of an offer, and the list that shows them. */
export async function readOptions(
  http: HttpPort,
  locale: Locale,
  { type, code }: { readonly type: ItemType; readonly code: string },
): Promise<Options> {
  const { addOns } = await fetchQuery(http, locale, offerQuery(type, code));
  return { addOns, List: AddOnList };
}
