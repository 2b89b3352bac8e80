import { createServices } from '@alzette/host-kit';
import type { HostServices } from '@alzette/remote-contract';
import { makeStore, persist } from '@alzette/shop-store';

const store = makeStore();
persist(store, () => undefined);

/** The services of a remote on this host, one object for the page. Settings come from the shop, requests go to it. */
export const services: Promise<HostServices> = createServices('https://shop.operator.example', {
  store,
  locale: 'fr',
  navigate: (path) => window.location.assign(path),
  track: () => undefined,
});
