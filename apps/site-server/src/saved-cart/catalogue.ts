import {
  offerOf,
  type DeviceOffer,
  type Locale,
  type Offer,
  type SavedCartEntry,
  type SubscriptionVariant,
} from '@alzette/shop-model';
import { DeviceOfferSchema, SubscriptionVariantSchema } from '@alzette/shop-model/schemas';
import { Ajv } from 'ajv';
import { getJson } from '../upstream/get-json';
import type { Upstream } from '../upstream/upstream';

/** @throws when the catalogue is unavailable, does not sell the offer, or sends another body */
export type ReadOffer = (entry: SavedCartEntry) => Promise<Offer>;

/** Reads offers from the catalogue behind the site. */
export function catalogueReader(servers: Upstream, catalogueUrl: string, locale: Locale): ReadOffer {
  return async (entry) => {
    const body = await getJson(servers, new URL(`${catalogueUrl}/api/catalogue/${pathOf(entry)}?locale=${locale}`));
    const isOffer = entry.type === 'device' ? isDevice : isSubscription;
    if (!isOffer(body)) throw new Error('The catalogue sent no offer');
    return offerOf(body);
  };
}

const ajv = new Ajv();
const isDevice = ajv.compile<DeviceOffer>(DeviceOfferSchema);
const isSubscription = ajv.compile<SubscriptionVariant>(SubscriptionVariantSchema);

function pathOf({ type, code }: SavedCartEntry): string {
  const variant = encodeURIComponent(code);
  if (type === 'device') return `devices/variant/${variant}`;
  // Plans of both families have one address.
  return `subscriptions/${type === 'internet-mobile' ? 'internet' : type}/variant/${variant}`;
}
