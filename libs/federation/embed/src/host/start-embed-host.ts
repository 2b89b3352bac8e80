import { remoteForSlot } from '@alzette/discovery';
import {
  dispatchingRelease,
  createErrorReport,
  createLazyHttpPort,
  type RemoteSlotHandle,
  mountRemote,
  followRefreshEvents,
  freezeIntegrity,
  recogniseCustomer,
  refreshCart,
} from '@alzette/host-kit';
import { pathFor } from '@alzette/i18n';
import {
  type HostServices,
  hostServicesVersion,
  type HttpPort,
  type MountProps,
  type StorePort,
} from '@alzette/remote-contract';
import {
  makeStore,
  persist,
  selectCart,
  selectProductCount,
  type ShopStore,
  UnknownActionError,
} from '@alzette/shop-store';
import { dispatch } from '../elements/events';
import type { Embedded, EmbedHost, EmbedKind, EmbedRequest, EmbedStart } from '../embed-host';
import { addOffer } from './add-offer';
import { followLinks } from './links';
import { navigateFrom, pageOf, queryFor, slotOf, trackFrom } from './navigate';
import { followAddress, ownQuery, pagePath } from './page-address';

/** Starts the host of all elements of a page. Each element cleans up its own part when it is removed. */
export function startEmbedHost(start: EmbedStart): EmbedHost {
  freezeIntegrity(start.boot.discovery, start.site);
  const shop = openShop(start);
  return { embed: (request) => embed(shop, request) };
}

function embed(shop: ShopOnPage, request: EmbedRequest): Embedded {
  const { site, store, report, elements } = shop;
  const { element } = request;
  const services = servicesFor(shop, request);
  elements.add(request);
  shop.refresh(services);
  const remote = followSlot(shop, request, services);
  const cleanups = [
    () => elements.delete(request),
    remote.leave,
    followAddress(remote.update),
    followCount(shop, element),
    followLinks(element, { site, navigate: services.navigate, report }),
  ];
  return {
    add: (offer) => addOffer(store, services, offer),
    leave: () => cleanups.forEach((clean) => clean()),
  };
}

function servicesFor(shop: ShopOnPage, request: EmbedRequest): HostServices {
  const { site, boot, storePort, http, report } = shop;
  return {
    version: hostServicesVersion,
    store: storePort,
    locale: request.locale,
    navigate: navigateFrom(shop, request),
    track: (event, data) => trackFrom(request.element, event, data),
    settings: boot.settings,
    ...{ site, http, report },
  };
}

/** Fills the element's slot, and replaces the remote when the cart needs another checkout. */
function followSlot(shop: ShopOnPage, request: EmbedRequest, services: HostServices) {
  const { site, boot, store } = shop;
  const { kind, locale, onState } = request;
  let shown: { readonly name: string | null; readonly remote: RemoteSlotHandle | null } | null = null;

  function show() {
    const slot = slotOf(kind, selectCart(store.getState()).checkoutType, ownQuery());
    const name = slot === null ? null : remoteForSlot(boot.discovery, slot);
    if (shown?.name === name) return;
    shown?.remote?.clear();
    shown = { name, remote: name === null ? null : fill(name) };
    if (name === null) onState('failed');
  }

  function fill(name: string): RemoteSlotHandle {
    onState('loading');
    return mountRemote(request.place, { name, discovery: boot.discovery, services, props: props(), site, onState });
  }

  function props(): MountProps {
    return { path: pathFor(pageOf(kind), locale, boot.settings.paths), query: queryFor(kind, ownQuery()) };
  }

  show();
  const stop = store.subscribe(show);
  return {
    update() {
      show();
      shown?.remote?.update(props());
    },
    leave() {
      stop();
      shown?.remote?.clear();
    },
  };
}

/** Dispatches the number of products in the cart, at once and with each change. */
function followCount({ store }: ShopOnPage, element: HTMLElement): () => void {
  let dispatched: number | null = null;
  const update = () => {
    const count = selectProductCount(store.getState());
    if (count === dispatched) return;
    dispatched = count;
    dispatch(element, 'alzette-cart-changed', { count });
  };
  update();
  return store.subscribe(update);
}

/** A connected element. */
export interface ElementOnPage {
  readonly element: HTMLElement;
  readonly kind: EmbedKind;
}

/** Shared by all elements of a page: store, servers and error reports. */
export interface ShopOnPage extends EmbedStart {
  readonly store: ShopStore;
  /** The store port for remotes. One object for the page, because host-kit keeps the private slices by port. */
  readonly storePort: StorePort;
  readonly http: HttpPort;
  readonly report: HostServices['report'];
  readonly elements: Set<ElementOnPage>;
  /** Updates the stored cart and the customer's account, once for all elements. */
  readonly refresh: (services: HostServices) => void;
}

export function openShop({ site, boot }: EmbedStart): ShopOnPage {
  const store = makeStore({}, (type) =>
    report(new UnknownActionError(type), { operation: 'store', ...dispatchingRelease() }),
  );
  const { inject, dispatch, getState, subscribe } = store;
  const report = createErrorReport(site);
  persist(store, () => report(new Error('The browser does not store the cart'), { operation: 'storage' }));
  followRefreshEvents(store);
  let isRefreshed = false;
  return {
    ...{ site, boot, store, report },
    storePort: { inject, dispatch, getState, subscribe },
    http: createLazyHttpPort(site, pagePath),
    elements: new Set(),
    refresh(services) {
      if (isRefreshed) return;
      isRefreshed = true;
      if (boot.isCustomer) void recogniseCustomer(store, services);
      void refreshCart(store, services);
    },
  };
}
