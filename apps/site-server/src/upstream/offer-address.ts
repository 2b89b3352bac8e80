import {
  catalogueListOf,
  type DeviceOffer,
  type Locale,
  type Offer,
  offerOf,
  type SavedCartEntry,
  type SubscriptionVariant,
} from '@alzette/shop-model';
import { DeviceOfferSchema, SubscriptionVariantSchema } from '@alzette/shop-model/schemas';
import { Ajv } from 'ajv';

/** The address of a saved line item's offer in the catalogue. */
export function offerAddress({ type, code }: Pick<SavedCartEntry, 'type' | 'code'>, locale: Locale): string {
  const variant = encodeURIComponent(code);
  const list = type === 'device' ? 'devices' : `subscriptions/${catalogueListOf(type)}`;
  return `/api/catalogue/${list}/variant/${variant}?locale=${locale}`;
}

const ajv = new Ajv();
const isDevice = ajv.compile<DeviceOffer>(DeviceOfferSchema);
const isSubscription = ajv.compile<SubscriptionVariant>(SubscriptionVariantSchema);

/**
 * The offer in a response of the catalogue.
 *
 * @throws when it is not of the entry's type
 */
export function offerIn(body: unknown, { type }: Pick<SavedCartEntry, 'type'>): Offer {
  const isOffer = type === 'device' ? isDevice : isSubscription;
  if (!isOffer(body)) throw new Error('The catalogue sent no offer');
  return offerOf(body);
}
