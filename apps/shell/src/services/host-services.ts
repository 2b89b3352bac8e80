import { purchaseNumber, pushToDataLayer } from '@alzette/analytics';
import { checkoutCookie } from '@alzette/discovery';
import { createErrorReport, createLazyHttpPort, isFirstPurchase } from '@alzette/host-kit';
import { type HostServices, hostServicesVersion } from '@alzette/remote-contract';
import { selectCart, type ShopStore } from '@alzette/shop-store';
import type { ShellBoot } from '../boot';
import { readConsent } from '../consent/consent-choice';
import { navigateTo } from '../routing/site-location';

/** The services that the shell offers to remotes. */
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

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Pushes an event in the GA4 dataLayer shape, a purchase only once. Without consent nothing is pushed or kept. */
export function trackEvent(event: string, data: Readonly<Record<string, unknown>> = {}): void {
  if (readConsent() !== 'accepted') return;
  const number = purchaseNumber(event, data);
  if (number !== null && !isFirstPurchase(number)) return;
  pushToDataLayer((window.dataLayer ??= []), event, data);
}

/** Writes the checkout type of the cart to a cookie, so that the next checkout page preloads the right remote. */
export function writeCheckoutTypeCookie(store: ShopStore): void {
  let written: string | null = null;
  const write = () => {
    const { checkoutType } = selectCart(store.getState());
    if (checkoutType === written) return;
    written = checkoutType;
    const lifetime = checkoutType === 'esales' ? '; max-age=0' : '';
    document.cookie = `${checkoutCookie}=${checkoutType}; path=/; samesite=lax${lifetime}`;
  };
  write();
  store.subscribe(write);
}
