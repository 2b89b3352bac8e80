import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { browserEventData, trackEvent, type BrowserEvent } from '@alzette/analytics';
import { useServices } from '@alzette/remote-react';
import { selectIsGuest, selectItems, type SharedState } from '@alzette/shop-store';

/** Tells analytics of an event, with shopper and cart as they are at that moment (spec row O1). */
export function useTell(): (event: BrowserEvent) => void {
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
