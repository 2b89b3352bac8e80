import { hostServicesVersion, type HostServices, type HttpPort } from '@alzette/remote-contract';
import type { PublicSettings } from '@alzette/operator-config';
import type { Locale } from '@alzette/shop-model';
import type { ShopStore } from '@alzette/shop-store';
import { aSettings } from './builders/settings';
import { fakeHttp } from './fake-http';
import { storeWith } from './store-with';

export interface Tracked {
  readonly event: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

export interface Reported {
  readonly error: unknown;
  readonly context: Readonly<Record<string, string>>;
}

export interface FakeServicesOptions {
  readonly locale?: Locale;
  readonly store?: ShopStore;
  readonly http?: HttpPort;
  readonly settings?: Partial<PublicSettings>;
}

export interface FakeServices {
  readonly services: HostServices;
  readonly store: ShopStore;
  /** Navigations, in order. The address of the window follows them. */
  readonly navigations: readonly string[];
  readonly tracked: readonly Tracked[];
  readonly reported: readonly Reported[];
}

/** The services of a host, with a real store and everything else recorded. */
export function fakeServices(options: FakeServicesOptions = {}): FakeServices {
  const { locale = 'en', store = storeWith(), http = fakeHttp(), settings } = options;
  const navigations: string[] = [];
  const tracked: Tracked[] = [];
  const reported: Reported[] = [];
  const services: HostServices = {
    version: hostServicesVersion,
    store,
    http,
    locale,
    navigate(path, { replace = false } = {}) {
      navigations.push(path);
      window.history[replace ? 'replaceState' : 'pushState'](null, '', path);
      window.dispatchEvent(new Event('popstate'));
    },
    track: (event, data) => void tracked.push(data ? { event, data } : { event }),
    report: (error, context) => void reported.push({ error, context }),
    settings: aSettings(settings),
  };
  return { services, store, navigations, tracked, reported };
}
