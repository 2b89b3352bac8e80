import {
  type DeliveryPrices,
  isSubscriptionFamily,
  type Locale,
  type Offer,
  offerOf,
  type OrderItem,
} from '@alzette/shop-model';
import type { Executor } from '@alzette/shop-api/platform';
import { findDeviceOffers } from './devices';
import { findSubscriptionsForOrder } from './offer-repository';

type OfferCode = Pick<OrderItem, 'type' | 'variantCode'>;

/** The offer that the catalogue sells under an item's code. Null when it is withdrawn. */
export type FindOffer = (item: OfferCode) => Offer | null;

/** What the catalogue says about some items. */
export interface FoundOffers {
  readonly findOffer: FindOffer;
  readonly deliveryPrices: DeliveryPrices;
}

/** Reads the offers of all items at once. */
export async function findOffers(
  database: Executor,
  items: readonly OfferCode[],
  locale: Locale,
): Promise<FoundOffers> {
  const codesOf = (selected: readonly OfferCode[]) => [...new Set(selected.map(({ variantCode }) => variantCode))];
  const deviceCodes = codesOf(items.filter(({ type }) => type === 'device'));
  const devices = await findDeviceOffers(database, deviceCodes, locale);
  const codes = codesOf(items.filter(({ type }) => isSubscriptionFamily(type)));
  const { subscriptions, deliveryPrices } = await findSubscriptionsForOrder(database, codes, locale);
  const findOffer: FindOffer = ({ type, variantCode }) => {
    if (type === 'device') {
      const entry = devices.get(variantCode);
      return entry && !entry.withdrawn ? offerOf(entry.offer) : null;
    }
    const entry = subscriptions.find(({ offer }) => offer.type === type && offer.code === variantCode);
    return entry ? offerOf(entry.offer) : null;
  };
  return { findOffer, deliveryPrices };
}
