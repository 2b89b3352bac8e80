import { hostServicesVersion, type HostServices } from '@alzette/remote-contract';
import { createHttpPort } from '@alzette/shop-client/axios';
import { makeStore, persist } from '@alzette/shop-store';
import { settings } from './settings';

/** All that a remote gets here. Addresses of the shop's servers are paths of the page's own site. */
export function createServices(): HostServices {
  const store = makeStore();
  persist(store, () => undefined);
  return {
    version: hostServicesVersion,
    store,
    http: createHttpPort(),
    locale: 'fr',
    navigate: (path) => window.location.assign(path),
    track: () => undefined,
    report: (error, context) => console.error(error, context),
    settings,
  };
}
