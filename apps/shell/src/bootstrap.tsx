import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { DrawnPage } from '@alzette/discovery';
import { followRefreshEvents, freezeIntegrity, recogniseCustomer, refreshCart } from '@alzette/host-kit';
import { type HostServices } from '@alzette/remote-contract';
import { matchPath } from '@alzette/i18n';
import { keepAnswers } from '@alzette/shop-client';
import { makeStore, persist, selectCart, type ShopStore, UnknownActionError } from '@alzette/shop-store';
import '@alzette/ui/styles';
import { readBoot, type ShellBoot } from './boot';
import { loadShellMessages } from './catalogue';
import { DrawnPageContext, readDrawnPage } from './drawn-page';
import { replayHeldInput } from './held-input';
import { preparePage } from './lazy-pages';
import type { AppliedOverrides } from './overrides/overrides';
import { createHostServices, writeCheckoutTypeCookie } from './services/host-services';
import { Shell } from './shell';
import { createStorageLoss } from './storage-notice/storage-notice';

async function start(): Promise<void> {
  const released = readBoot();
  freezeIntegrity(released.discovery);
  const { boot, badge } = await withOverrides(released);
  const store = makeStore({}, (type) => services.report(new UnknownActionError(type), { operation: 'store' }));
  const services = createHostServices(boot, store);
  const storageLoss = createStorageLoss();
  persist(store, () => {
    storageLoss.lose();
    services.report(new Error('The browser refuses to store the cart'), { operation: 'storage' });
  });
  writeCheckoutTypeCookie(store);
  followRefreshEvents(store);
  if (boot.isCustomer) void recogniseCustomer(store, services);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const drawn = readDrawnPage();
  const match = matchPath(window.location.pathname, boot.settings.paths, boot.settings.pages);
  const [messages] = await Promise.all([loadShellMessages(boot.locale), preparePage(match, boot.locale)]);
  const shell = (
    <Shell
      boot={boot}
      services={services}
      messages={messages}
      storageLoss={storageLoss}
      onRemote={refreshOnce(store, services)}
      badge={badge}
    />
  );
  if (drawn) {
    keepAnswers(services.http, boot.locale, drawn.answers);
    hydrate(root, drawn, shell, services.report);
  } else {
    createRoot(root).render(shell);
  }
}

/** Reads a stored cart again from the catalogue when a remote first shows it; the shell's own pages only count its products. */
function refreshOnce(store: ShopStore, services: HostServices): () => void {
  const { items, prepaid } = selectCart(store.getState());
  let isFresh = items.length === 0 && prepaid === null;
  return () => {
    if (isFresh) return;
    isFresh = true;
    void refreshCart(store, services);
  };
}

/** Continues from the page that the server drew. */
function hydrate(root: HTMLElement, drawn: DrawnPage, shell: ReactNode, report: HostServices['report']): void {
  const page = (
    <DrawnPageContext.Provider value={drawn}>
      {shell}
      <AfterHydration />
    </DrawnPageContext.Provider>
  );
  // A transition hydrates in short tasks, between which the page scrolls and accepts input.
  startTransition(() => {
    hydrateRoot(root, page, { onRecoverableError: (error) => report(error, { operation: 'hydration' }) });
  });
}

/** The page reacts now: what it offered in case it never would is removed, and what the shopper did meanwhile is done. */
function AfterHydration() {
  useEffect(() => {
    document.getElementById('boot-failure')?.remove();
    void replayHeldInput();
  }, []);
  return null;
}

/** The released remotes, or those of a dev server where this page uses one. */
async function withOverrides(boot: ShellBoot): Promise<AppliedOverrides> {
  if (!boot.overrides && !boot.previews && !boot.remoteServers) return { boot, badge: null };
  const { applyOverrides } = await import(/* webpackChunkName: "overrides" */ './overrides/overrides');
  return applyOverrides(boot);
}

void start();
