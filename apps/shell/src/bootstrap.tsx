import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { SsrPage } from '@alzette/discovery';
import {
  dispatchingRelease,
  followRefreshEvents,
  freezeIntegrity,
  recogniseCustomer,
  refreshCart,
} from '@alzette/host-kit';
import type { DrawnRemote, HostServices } from '@alzette/remote-contract';
import { matchPath } from '@alzette/i18n';
import { keepResponses } from '@alzette/shop-client';
import { RenderGuard, tolerateMoves } from '@alzette/remote-react';
import { isCartStored, makeStore, persist, selectCart, type ShopStore, UnknownActionError } from '@alzette/shop-store';
import '@alzette/ui/styles';
import { readBoot, type ShellBoot } from './hydration/boot';
import { loadShellMessages } from './messages';
import { signalConsent } from './consent/consent-choice';
import { SsrPageContext, SsrRemoteContext, readSsrPage, readSsrRemote } from './hydration/ssr-page';
import { rememberControls, replayRecordedEvents } from './hydration/event-replay';
import { preparePage } from './lazy-pages';
import type { AppliedOverrides } from './overrides/overrides';
import { type CartCookies, createHostServices, readCartCookies, writeCartCookies } from './services/host-services';
import { Shell } from './shell';

async function start(): Promise<void> {
  signalConsent('default');
  const released = readBoot();
  freezeIntegrity(released.discovery);
  const { boot, badge } = await withOverrides(released);
  const store = makeStore({}, (type) =>
    services.report(new UnknownActionError(type), { operation: 'store', ...dispatchingRelease() }),
  );
  const services = createHostServices(boot, store);
  const cookies = isCartStored() ? null : readCartCookies();
  persist(store, (area) =>
    services.report(new Error('The browser refuses to store values'), { operation: 'storage', area }),
  );
  const remote = readSsrRemote(store);
  void restoreCart(store, services, cookies).then(() => writeCartCookies(store));
  followRefreshEvents(store);
  if (boot.isCustomer) void recogniseCustomer(store, services);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const ssrPage = readSsrPage();
  // The server sends this element with a sentence, a reload and the telephone number. It is obsolete after hydration.
  const failure = document.getElementById('boot-failure');
  const handleError = (error: unknown) => {
    services.report(error, { operation: 'render' });
    if (!failure) return;
    failure.hidden = false;
    root.before(failure);
  };
  tolerateMoves(root);
  const match = matchPath(window.location.pathname, boot.settings.paths, boot.settings.pages);
  const remoteSettled = once();
  const [messages] = await Promise.all([
    loadShellMessages(boot.locale),
    preparePage(match, boot.locale),
    window.__alzetteStyled,
  ]);
  const shell = (
    <RenderGuard onError={handleError}>
      <Shell
        boot={boot}
        services={services}
        messages={messages}
        onRemote={refreshOnce(store, services, remote)}
        onRemoteSettled={remoteSettled.happen}
        badge={badge}
      />
    </RenderGuard>
  );
  if (ssrPage) {
    keepResponses(services.http, boot.locale, ssrPage.responses);
    // The recorded events of the shopper are replayed as soon as the whole page is interactive.
    const find = rememberControls(root);
    const replayNow = () => replayRecordedEvents(find);
    const onHydrated = () => void (remote ? remoteSettled.happened.then(replayNow) : replayNow());
    hydrate(root, { ssrPage, remote, onHydrated }, shell, services.report);
  } else {
    createRoot(root).render(shell);
  }
}

/** Refreshes a stored cart from the catalogue when a remote first shows it; the shell's own pages only count its products. */
function refreshOnce(store: ShopStore, services: HostServices, remote: DrawnRemote | null): () => void {
  const cart = selectCart(store.getState());
  // A server-rendered cart was loaded for this page.
  let isFresh = (cart.items.length === 0 && cart.prepaid === null) || remote?.state.cart === cart;
  return () => {
    if (isFresh) return;
    isFresh = true;
    void refreshCart(store, services);
  };
}

/** Restores cart and placed order from the cookies, which are written again only after that. The code loads only with such cookies. */
async function restoreCart(store: ShopStore, services: HostServices, cookies: CartCookies | null): Promise<void> {
  if (!cookies) return;
  try {
    const { restoreCookieCart } = await import(/* webpackChunkName: "cookie-cart" */ './services/cookie-cart');
    await restoreCookieCart(store, services, cookies);
  } catch (error) {
    services.report(error, { operation: 'cart of the cookie' });
  }
}

interface SsrContent {
  readonly ssrPage: SsrPage;
  readonly remote: DrawnRemote | null;
  readonly onHydrated: () => void;
}

/** Continues from the page that the server rendered. */
function hydrate(
  root: HTMLElement,
  { ssrPage, remote, onHydrated }: SsrContent,
  shell: ReactNode,
  report: HostServices['report'],
): void {
  const page = (
    <SsrPageContext.Provider value={ssrPage}>
      <SsrRemoteContext.Provider value={remote}>
        {shell}
        <AfterHydration onHydrated={onHydrated} />
      </SsrRemoteContext.Provider>
    </SsrPageContext.Provider>
  );
  // A transition hydrates in short tasks, between which the page scrolls and accepts input.
  startTransition(() => {
    hydrateRoot(root, page, { onRecoverableError: (error) => report(error, { operation: 'hydration' }) });
  });
}

/** Removes the failure message after hydration, when the page is interactive. */
function AfterHydration({ onHydrated }: Pick<SsrContent, 'onHydrated'>) {
  useEffect(() => {
    document.getElementById('boot-failure')?.remove();
    onHydrated();
  }, [onHydrated]);
  return null;
}

/** An event that happens once. */
function once(): { readonly happened: Promise<void>; readonly happen: () => void } {
  let happen: () => void = () => undefined;
  const happened = new Promise<void>((resolve) => {
    happen = resolve;
  });
  return { happened, happen };
}

/** The released remotes, or those of a dev server where this page uses one. */
async function withOverrides(boot: ShellBoot): Promise<AppliedOverrides> {
  if (!boot.overrides && !boot.previews && !boot.remoteServers) return { boot, badge: null };
  const { applyOverrides } = await import(/* webpackChunkName: "overrides" */ './overrides/overrides');
  return applyOverrides(boot);
}

// In a task of its own: the first one has evaluated the scripts.
setTimeout(() => void start());
