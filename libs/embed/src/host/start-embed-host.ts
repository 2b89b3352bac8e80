import { remoteForSlot } from '@alzette/discovery';
import { freezeIntegrity, fillSlot, type FilledSlot } from '@alzette/host-kit';
import { pathFor } from '@alzette/i18n';
import { hostServicesVersion, type HostServices, type MountProps } from '@alzette/remote-contract';
import { selectCart, selectProductCount } from '@alzette/shop-store';
import { tell } from '../elements/events';
import type { Embedded, EmbedHost, EmbedRequest, EmbedStart } from '../embed-host';
import { addOffer } from './add-offer';
import { followLinks } from './links';
import { navigateFrom } from './navigate';
import { followAddress, ownQuery } from './page-address';
import { pageOf, slotOf, queryFor } from './slots';
import { openShop, type ShopOnPage } from './shop-on-page';
import { trackFrom } from './track';

/** The host of all elements of a page. What it starts lasts as long as the page; each element takes its own away again. */
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
  const leavings = [
    () => elements.delete(request),
    remote.leave,
    followAddress(remote.update),
    followCount(shop, element),
    followLinks(element, { site, navigate: services.navigate, report }),
  ];
  return {
    add: (offer) => addOffer(store, services, offer),
    leave: () => leavings.forEach((leave) => leave()),
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

/** Shows the remote that fills the element's slot; another one as soon as the cart asks for it. */
function followSlot(shop: ShopOnPage, request: EmbedRequest, services: HostServices) {
  const { site, boot, store } = shop;
  const { kind, locale, onState } = request;
  let shown: { readonly name: string | null; readonly remote: FilledSlot | null } | null = null;

  function show() {
    const name = remoteForSlot(boot.discovery, slotOf(kind, selectCart(store.getState()).checkoutType, ownQuery()));
    if (shown?.name === name) return;
    shown?.remote?.clear();
    shown = { name, remote: name === null ? null : fill(name) };
    if (name === null) onState('failed');
  }

  function fill(name: string): FilledSlot {
    onState('loading');
    return fillSlot(request.place, { name, discovery: boot.discovery, services, props: props(), site, onState });
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

/** Tells the page how many things are in the cart, at once and with each change. */
function followCount({ store }: ShopOnPage, element: HTMLElement): () => void {
  let told: number | null = null;
  const look = () => {
    const count = selectProductCount(store.getState());
    if (count === told) return;
    told = count;
    tell(element, 'alzette-cart-changed', { count });
  };
  look();
  return store.subscribe(look);
}
