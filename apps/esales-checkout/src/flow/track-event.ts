import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { type BrowserEvent, browserEventData, trackEvent } from '@alzette/analytics';
import { useServices } from '@alzette/remote-react';
import { selectIsGuest, selectItems, type SharedState } from '@alzette/shop-store';

/** Tracks an event with the present shopper and cart (spec row O1). */
export function useTrackEvent(): (event: BrowserEvent) => void {
  const { track } = useServices();
  const store = useStore<SharedState>();
  return useCallback(
    (event) => {
      const state = store.getState();
      trackEvent(track, event, browserEventData(event, { isGuest: selectIsGuest(state), items: selectItems(state) }));
    },
    [track, store],
  );
}
