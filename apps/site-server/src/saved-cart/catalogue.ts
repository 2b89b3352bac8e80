import {
  additionalItem,
  additionalsOf,
  deviceItem,
  subscriptionItem,
  tvPackageItem,
  type AdditionalProduct,
  type CartItem,
  type DeviceOffer,
  type Locale,
  type SavedCartEntry,
  type SubscriptionVariant,
  type TvPackage,
} from '@alzette/shop-model';
import { DeviceOfferSchema, SubscriptionVariantSchema } from '@alzette/shop-model/schemas';
import { Ajv } from 'ajv';
import type { Upstream } from '../proxy/upstream';

/** An offer of a saved cart as a line of today, and its add-ons. */
export interface ReadableOffer {
  readonly line: CartItem;
  /** Null when the offer has no such add-on. */
  readonly addOn: (entry: SavedCartEntry) => CartItem | null;
}

/** @throws when the catalogue is away, does not have the offer, or answers something else */
export type ReadOffer = (entry: SavedCartEntry) => Promise<ReadableOffer>;

/** Reads offers from the catalogue behind the site. */
export function catalogueReader(servers: Upstream, catalogueUrl: string, locale: Locale): ReadOffer {
  return async (entry) => {
    const body = await answerOf(servers, new URL(`${catalogueUrl}/api/catalogue/${pathOf(entry)}?locale=${locale}`));
    const added = { identifier: entry.identifier, origin: entry.origin };
    if (entry.type === 'device') {
      if (!isDevice(body)) throw new Error('The catalogue’s answer is no device');
      return readable(deviceItem(body, added), additionalsOf(body), []);
    }
    if (!isSubscription(body)) throw new Error('The catalogue’s answer is no subscription');
    return readable(subscriptionItem(body, added), body.additionals, body.tvPackages);
  };
}

const ajv = new Ajv();
const isDevice = ajv.compile<DeviceOffer>(DeviceOfferSchema);
const isSubscription = ajv.compile<SubscriptionVariant>(SubscriptionVariantSchema);

function pathOf({ type, code }: SavedCartEntry): string {
  const variant = encodeURIComponent(code);
  if (type === 'device') return `devices/variant/${variant}`;
  // Plans of both families stand under one address (decision 49).
  return `subscriptions/${type === 'internet-mobile' ? 'internet' : type}/variant/${variant}`;
}

async function answerOf(servers: Upstream, url: URL): Promise<unknown> {
  const { status, body } = await servers.call({
    url,
    method: 'GET',
    headers: { accept: 'application/json' },
    body: null,
  });
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk as Buffer);
  if (status !== 200) throw new Error(`The catalogue answered ${status}`);
  return JSON.parse(Buffer.concat(chunks).toString());
}

function readable(
  line: CartItem,
  additionals: readonly AdditionalProduct[],
  tvPackages: readonly TvPackage[],
): ReadableOffer {
  return {
    line,
    addOn: ({ type, productCode, code, identifier, quantity }) => {
      if (type === 'tv-package') {
        const tvPackage = tvPackages.find((each) => each.code === code);
        return tvPackage ? tvPackageItem(line, tvPackage, identifier) : null;
      }
      const additional = additionals.find((each) => each.code === productCode);
      const variant = additional?.variants.find((each) => each.code === code);
      return additional && variant ? additionalItem(line, additional, variant, quantity) : null;
    },
  };
}
