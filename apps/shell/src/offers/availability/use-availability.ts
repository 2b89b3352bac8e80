import { useSelector } from 'react-redux';
import { useServices } from '@alzette/remote-react';
import { qualifyService } from '@alzette/shop-client';
import {
  isFixedLineType,
  type LineAddress,
  lineAddressOf,
  type SubscriptionFamily,
  type SubscriptionVariant,
} from '@alzette/shop-model';
import { selectTypedValues } from '@alzette/shop-store';
import { useLoaded } from '@alzette/shop-widgets';

/** Where the plans of a page are available. */
export interface Availability {
  /** The shopper's address; null until it is typed. */
  readonly address: LineAddress | null;
  readonly status: 'loading' | 'ready' | 'failed';
  /** False for a plan that the network does not have at the address; true while that is unknown. */
  readonly has: (plan: SubscriptionVariant) => boolean;
}

/** The availability of plans at the typed address; null for a family without lines that end at an address. */
export function useAvailability(
  family: SubscriptionFamily,
  plans: readonly SubscriptionVariant[],
): Availability | null {
  const { http } = useServices();
  const values = useSelector(selectTypedValues);
  const type = isFixedLineType(family) ? family : null;
  const address = type && lineAddressOf(values);
  const isNeeded = address !== null && plans.length > 0;
  const key = isNeeded ? JSON.stringify([address, plans.map(({ code }) => code)]) : null;
  const loaded = useLoaded<readonly string[]>(
    key,
    async () =>
      type && address ? qualifyService(http, { address, plans: plans.map(({ code }) => ({ type, code })) }) : [],
    'service-qualification',
  );
  if (!type) return null;
  return {
    address,
    status: loaded.status,
    has: ({ code }) => !isNeeded || loaded.status !== 'ready' || loaded.value.includes(code),
  };
}
