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
import { findDeviceOffers } from '../../catalogue/devices/find-device-offers';
import { findSubscriptions } from '../../catalogue/subscriptions/find-subscriptions';
import type { Executor } from '../../platform/database/transaction';

/** What a line of its own is in the catalogue, and what may hang on it. */
export interface ItemOffer {
  readonly device: DeviceOffer | null;
  readonly subscription: SubscriptionVariant | null;
  readonly additionals: readonly AdditionalProduct[];
  readonly tvPackages: readonly TvPackage[];
}

export type OfferOf = (item: OrderItem) => ItemOffer | null;

/** Reads the offers of all lines at once. An offer that is withdrawn, or of another product than the line says, is none. */
export async function readOffers(database: Executor, { items, preferredLanguage }: OrderRequest): Promise<OfferOf> {
  const codesOf = (wanted: readonly OrderItem[]) => [...new Set(wanted.map(({ variantCode }) => variantCode))];
  const deviceCodes = codesOf(items.filter(({ type }) => type === 'device'));
  const devices = await findDeviceOffers(database, deviceCodes, preferredLanguage);
  const codes = codesOf(items.filter(({ type }) => isSubscriptionFamily(type)));
  const subscriptions = await findSubscriptions(database, preferredLanguage, { codes, onlyOnSale: true });
  return ({ type, variantCode, productCode }) => {
    if (type === 'device') {
      const kept = devices.get(variantCode);
      return kept && !kept.withdrawn && kept.offer.product.code === productCode ? ofDevice(kept.offer) : null;
    }
    const found = subscriptions.find(({ offer }) => offer.type === type && offer.code === variantCode)?.offer;
    return found?.product.code === productCode ? ofSubscription(found) : null;
  };
}

function ofDevice(device: DeviceOffer): ItemOffer {
  return { device, subscription: device.subscription, additionals: additionalsOf(device), tvPackages: [] };
}

function ofSubscription(subscription: SubscriptionVariant): ItemOffer {
  const { additionals, tvPackages } = subscription;
  return { device: null, subscription, additionals, tvPackages };
}
