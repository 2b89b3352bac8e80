import { createErrorReport, createLazyHttpPort } from '@alzette/host-kit';
import { hostServicesVersion, type HostServices } from '@alzette/remote-contract';
import type { ShopStore } from '@alzette/shop-store';
import type { ShellBoot } from '../boot/read-boot';
import { navigateTo } from '../routing/site-location';
import { trackEvent } from './track-event';

/** Everything the shell offers to a remote. */
export function createHostServices(boot: ShellBoot, store: ShopStore): HostServices {
  const { inject, dispatch, getState, subscribe } = store;
  return {
    version: hostServicesVersion,
    store: { inject, dispatch, getState, subscribe },
    http: createLazyHttpPort(),
    locale: boot.locale,
    navigate: navigateTo,
    track: trackEvent,
    report: createErrorReport(),
    settings: boot.settings,
  };
}
