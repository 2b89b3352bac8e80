import type { Locale, Offer, SavedCartEntry } from '@alzette/shop-model';
import { getJson } from '../upstream/get-json';
import { offerAddress, offerIn } from '../upstream/offer-address';
import type { Upstream } from '../upstream/upstream';

/** @throws when the catalogue is unavailable, does not sell the offer, or sends another body */
export type ReadOffer = (entry: SavedCartEntry) => Promise<Offer>;

/** Reads offers from the catalogue behind the site. */
export function catalogueReader(servers: Upstream, catalogueUrl: string, locale: Locale): ReadOffer {
  return async (entry) => offerIn(await getJson(servers, new URL(offerAddress(entry, locale), catalogueUrl)), entry);
}
