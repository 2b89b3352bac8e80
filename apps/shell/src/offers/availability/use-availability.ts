import { useEffect, useEffectEvent } from 'react';
import { useSelector } from 'react-redux';
import { useServices } from '@alzette/remote-react';
import { qualifyService } from '@alzette/shop-client';
import { type FixedLineType, type LineAddress, lineAddressOf, type SubscriptionVariant } from '@alzette/shop-model';
import { selectTypedValues } from '@alzette/shop-store';
import { type QueryResult, useLoaded } from '@alzette/shop-widgets';

export interface AvailabilityProps {
  readonly type: FixedLineType;
  readonly plans: readonly SubscriptionVariant[];
  /** Called with the codes of the plans that the shopper's address can have; null while that is unknown. */
  readonly onAvailable: (codes: readonly string[] | null) => void;
}

interface Availability {
  /** Null until the shopper has typed one. */
  readonly address: LineAddress | null;
  readonly result: QueryResult<readonly string[]>;
}

/** The plans that are available at the typed address. */
export function useAvailability({ type, plans, onAvailable }: AvailabilityProps): Availability {
  const { http } = useServices();
  const address = lineAddressOf(useSelector(selectTypedValues));
  const codes = plans.map(({ code }) => code);
  const result = useLoaded<readonly string[]>(
    address && JSON.stringify([address, codes]),
    async () => (address ? qualifyService(http, { address, plans: codes.map((code) => ({ type, code })) }) : []),
    'service-qualification',
  );
  const available = address && result.status === 'ready' ? result.value : null;
  const handleAvailable = useEffectEvent(() => onAvailable(available));
  useEffect(() => handleAvailable(), [available]);
  return { address, result };
}
