import { createErrorReport, createLazyHttpPort, recogniseCustomer, refreshCart } from '@alzette/host-kit';
import type { HostServices, HttpPort, StorePort } from '@alzette/remote-contract';
import { makeStore, persist, type ShopStore } from '@alzette/shop-store';
import type { EmbedKind, EmbedStart } from '../embed-host';
import { pagePath } from './page-address';

/** An element that stands on the page now. */
export interface ElementOnPage {
  readonly element: HTMLElement;
  readonly kind: EmbedKind;
}

/** What all elements of a page share: one store, one way to the servers. */
export interface ShopOnPage extends EmbedStart {
  readonly store: ShopStore;
  /** What remotes get of the store. One object for the page: private slices are replaced per port (host-kit). */
  readonly storePort: StorePort;
  readonly http: HttpPort;
  readonly report: HostServices['report'];
  readonly elements: Set<ElementOnPage>;
  /** Brings a cart kept from before up to date, and a customer's account; once for all elements. */
  readonly refresh: (services: HostServices) => void;
}

export function openShop({ site, boot }: EmbedStart): ShopOnPage {
  const store = makeStore();
  const { inject, dispatch, getState, subscribe } = store;
  const report = createErrorReport(site);
  persist(store, () => report(new Error('The browser refuses to store the cart'), { operation: 'storage' }));
  let isFresh = false;
  return {
    ...{ site, boot, store, report },
    storePort: { inject, dispatch, getState, subscribe },
    http: createLazyHttpPort(site, pagePath),
    elements: new Set(),
    refresh(services) {
      if (isFresh) return;
      isFresh = true;
      if (boot.isCustomer) void recogniseCustomer(store, services);
      void refreshCart(store, services);
    },
  };
}
