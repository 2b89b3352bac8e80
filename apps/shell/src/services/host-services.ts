import { purchaseNumber, pushToDataLayer } from '@alzette/analytics';
import { checkoutCookie } from '@alzette/discovery';
import { createErrorReport, createLazyHttpPort, isFirstPurchase } from '@alzette/host-kit';
import { type HostServices, hostServicesVersion } from '@alzette/remote-contract';
import { selectCart, type ShopStore } from '@alzette/shop-store';
import type { ShellBoot } from '../boot';
import { readConsent } from '../consent/consent-choice';
import { navigateTo } from '../routing/site-location';

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

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Pushes an event in the GA4 dataLayer shape, a purchase once. Without consent nothing is pushed, and nothing kept for later. */
export function trackEvent(event: string, data: Readonly<Record<string, unknown>> = {}): void {
  if (readConsent() !== 'accepted') return;
  const number = purchaseNumber(event, data);
  if (number !== null && !isFirstPurchase(number)) return;
  pushToDataLayer((window.dataLayer ??= []), event, data);
}

/** Leaves the type of the cart's checkout in a cookie: the next page of the checkout then comes with the right remote's files. */
export function tellCheckoutType(store: ShopStore): void {
  let told: string | null = null;
  const tell = () => {
    const { checkoutType } = selectCart(store.getState());
    if (checkoutType === told) return;
    told = checkoutType;
    const lifetime = checkoutType === 'esales' ? '; max-age=0' : '';
    document.cookie = `${checkoutCookie}=${checkoutType}; path=/; samesite=lax${lifetime}`;
  };
  tell();
  store.subscribe(tell);
}
