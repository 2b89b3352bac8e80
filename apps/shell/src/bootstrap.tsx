import { createRoot } from 'react-dom/client';
import { followRefreshEvents, freezeIntegrity, recogniseCustomer, refreshCart } from '@alzette/host-kit';
import { loadMessages, sharedCatalogue } from '@alzette/i18n';
import { makeStore, persist, UnknownActionError } from '@alzette/shop-store';
import { widgetsCatalogue } from '@alzette/shop-widgets';
import { offerCatalogue } from '@alzette/shop-widgets/offers';
import '@alzette/ui/styles';
import { readBoot, type ShellBoot } from './boot';
import { shellCatalogue } from './catalogue';
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
  const messages = await loadMessages(boot.locale, [sharedCatalogue, widgetsCatalogue, offerCatalogue, shellCatalogue]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(
    <Shell boot={boot} services={services} messages={messages} storageLoss={storageLoss} badge={badge} />,
  );
  await refreshCart(store, services);
}

/** The released remotes, or those of a dev server where this page uses one. */
async function withOverrides(boot: ShellBoot): Promise<AppliedOverrides> {
  if (!boot.overrides && !boot.previews && !boot.remoteServers) return { boot, badge: null };
  const { applyOverrides } = await import(/* webpackChunkName: "overrides" */ './overrides/overrides');
  return applyOverrides(boot);
}

void start();
