import {
  additionalsOf,
  isSubscriptionFamily,
  type AdditionalProduct,
  type DeviceOffer,
  type OrderItem,
  type OrderRequest,
  type SubscriptionVariant,
  type TvPackage,
} from '@alzette/shop-model';
import { findDeviceOffers } from '../../catalogue/devices';
import { findSubscriptions } from '../../catalogue/subscription-repository';
import type { Executor } from '../../platform/database/schema';

/** What the catalogue sells under an item's code, with the add-ons that may belong to it. */
export interface ItemOffer {
  readonly device: DeviceOffer | null;
  readonly subscription: SubscriptionVariant | null;
  readonly addOns: readonly AdditionalProduct[];
  readonly tvPackages: readonly TvPackage[];
}

/** Null for an offer that is withdrawn or belongs to another product. */
export type OfferOf = (item: OrderItem) => ItemOffer | null;

/** Reads the offers of all items at once. */
export async function readOffers(database: Executor, { items, preferredLanguage }: OrderRequest): Promise<OfferOf> {
  const codesOf = (selected: readonly OrderItem[]) => [...new Set(selected.map(({ variantCode }) => variantCode))];
  const deviceCodes = codesOf(items.filter(({ type }) => type === 'device'));
  const devices = await findDeviceOffers(database, deviceCodes, preferredLanguage);
  const codes = codesOf(items.filter(({ type }) => isSubscriptionFamily(type)));
  const subscriptions = await findSubscriptions(database, preferredLanguage, { codes, onlyOnSale: true });
  return ({ type, variantCode, productCode }) => {
    if (type === 'device') {
      const entry = devices.get(variantCode);
      return entry && !entry.withdrawn && entry.offer.product.code === productCode ? ofDevice(entry.offer) : null;
    }
    const found = subscriptions.find(({ offer }) => offer.type === type && offer.code === variantCode)?.offer;
    return found?.product.code === productCode ? ofSubscription(found) : null;
  };
}

function ofDevice(device: DeviceOffer): ItemOffer {
  return { device, subscription: device.subscription, addOns: additionalsOf(device), tvPackages: [] };
}

function ofSubscription(subscription: SubscriptionVariant): ItemOffer {
  const { additionals, tvPackages } = subscription;
  return { device: null, subscription, addOns: additionals, tvPackages };
}
