import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { clientStatus, ecommerceOfPrepaid, trackEvent } from '@alzette/analytics';
import { useServices } from '@alzette/remote-react';
import { selectCart, selectIsGuest, type SharedState } from '@alzette/shop-store';
import type { PrepaidStepEvent } from './step';

/** Tells analytics of an event, with shopper and product as they are at that moment (spec row O1). */
export function useTell(): (event: PrepaidStepEvent) => void {
  const { track } = useServices();
  const store = useStore<SharedState>();
  return useCallback(
    (event) => {
      const state = store.getState();
      const { prepaid } = selectCart(state);
      const client = { client_status: clientStatus(selectIsGuest(state)) };
      if (event === 'prepaid_checkout_confirmation') trackEvent(track, event, client);
      else if (prepaid) trackEvent(track, event, { ...client, ecommerce: ecommerceOfPrepaid(prepaid) });
    },
    [track, store],
  );
}
