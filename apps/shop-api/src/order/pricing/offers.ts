import { isSubscriptionFamily, offerOf, type Offer, type OrderItem, type OrderRequest } from '@alzette/shop-model';
import { findDeviceOffers } from '../../catalogue/devices';
import { findSubscriptions } from '../../catalogue/subscription-repository';
import type { Executor } from '../../platform/database/schema';

/** The offer that the catalogue sells under an item's code. Null when it is withdrawn or belongs to another product. */
export type FindOffer = (item: OrderItem) => Offer | null;

/** Reads the offers of all items at once. */
export async function readOffers(database: Executor, { items, preferredLanguage }: OrderRequest): Promise<FindOffer> {
  const codesOf = (selected: readonly OrderItem[]) => [...new Set(selected.map(({ variantCode }) => variantCode))];
  const deviceCodes = codesOf(items.filter(({ type }) => type === 'device'));
  const devices = await findDeviceOffers(database, deviceCodes, preferredLanguage);
  const codes = codesOf(items.filter(({ type }) => isSubscriptionFamily(type)));
  const subscriptions = await findSubscriptions(database, preferredLanguage, { codes, onlyOnSale: true });
  return ({ type, variantCode, productCode }) => {
    if (type === 'device') {
      const entry = devices.get(variantCode);
      return entry && !entry.withdrawn && entry.offer.product.code === productCode ? offerOf(entry.offer) : null;
    }
    const found = subscriptions.find(({ offer }) => offer.type === type && offer.code === variantCode)?.offer;
    return found?.product.code === productCode ? offerOf(found) : null;
  };
}
