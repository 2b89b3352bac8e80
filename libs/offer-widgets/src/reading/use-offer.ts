import type { HttpPort } from '@alzette/remote-contract';
import { getDeviceOffer, getSubscription } from '@alzette/shop-client';
import {
  additionalsOf,
  isSubscriptionFamily,
  type AdditionalProduct,
  type ItemType,
  type Locale,
  type TvPackage,
} from '@alzette/shop-model';
import { useReading } from './use-reading';

/** What can be chosen beside an offer; empty lists until it has been read. */
export interface OfferReading {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly additionals: readonly AdditionalProduct[];
  readonly tvPackages: readonly TvPackage[];
  readonly onRetry: () => void;
}

type AddOns = Pick<OfferReading, 'additionals' | 'tvPackages'>;

/** Reads the add-ons of one line's offer: `useOffer(item.type, item.variant.code)`. */
export function useOffer(type: ItemType, code: string): OfferReading {
  const reading = useReading(`offer ${type} ${code}`, (http, locale) => readAddOns(http, locale, type, code));
  const { additionals, tvPackages } = reading.status === 'ready' ? reading.value : nothing;
  return {
    status: reading.status,
    additionals,
    tvPackages,
    onRetry: reading.status === 'failed' ? reading.onRetry : waits,
  };
}

const nothing: AddOns = { additionals: [], tvPackages: [] };
const waits = () => undefined;

async function readAddOns(http: HttpPort, locale: Locale, type: ItemType, code: string): Promise<AddOns> {
  if (isSubscriptionFamily(type)) return getSubscription(http, type, code, locale);
  return { additionals: additionalsOf(await getDeviceOffer(http, code, locale)), tvPackages: [] };
}
