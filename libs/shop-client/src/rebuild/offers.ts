import type { HttpPort } from '@alzette/remote-contract';
import {
  additionalsOf,
  deviceItem,
  isSubscriptionFamily,
  refreshedDeviceItem,
  refreshedSubscriptionItem,
  subscriptionItem,
  type AddedLine,
  type AdditionalProduct,
  type CartItem,
  type ItemType,
  type Locale,
  type TvPackage,
} from '@alzette/shop-model';
import { getDeviceOffer } from '../requests/get-devices';
import { getSubscription } from '../requests/get-subscriptions';

/** An offer of the catalogue as far as rebuilding a line needs it: how its line looks, and what may hang on it. */
export interface Offer {
  readonly additionals: readonly AdditionalProduct[];
  readonly tvPackages: readonly TvPackage[];
  /** A new line of it. */
  readonly line: (added: AddedLine) => CartItem;
  /** A line of it that is there already, with today's words and prices. */
  readonly refreshed: (item: CartItem) => CartItem;
}

export type ReadOffer = (type: ItemType, code: string) => Promise<Offer>;

/** Reads offers from the catalogue, each only once. A failed read fails again, with the same error. */
export function offerReader(http: HttpPort, locale: Locale): ReadOffer {
  const offers = new Map<string, Promise<Offer>>();
  return (type, code) => {
    const key = `${type} ${code}`;
    const known = offers.get(key);
    if (known) return known;
    const offer = readOffer(http, locale, type, code);
    offers.set(key, offer);
    return offer;
  };
}

async function readOffer(http: HttpPort, locale: Locale, type: ItemType, code: string): Promise<Offer> {
  if (isSubscriptionFamily(type)) {
    const variant = await getSubscription(http, type, code, locale);
    return {
      additionals: variant.additionals,
      tvPackages: variant.tvPackages,
      line: (added) => subscriptionItem(variant, added),
      refreshed: (item) => refreshedSubscriptionItem(item, variant),
    };
  }
  const device = await getDeviceOffer(http, code, locale);
  return {
    additionals: additionalsOf(device),
    tvPackages: [],
    line: (added) => deviceItem(device, added),
    refreshed: (item) => refreshedDeviceItem(item, device),
  };
}
