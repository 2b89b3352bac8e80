import { inviteToSurvey, purchaseNumber, pushToDataLayer } from '@alzette/analytics';
import { checkoutCookie } from '@alzette/discovery';
import { createErrorReport, createLazyHttpPort, isFirstPurchase } from '@alzette/host-kit';
import { type HostServices, hostServicesVersion } from '@alzette/remote-contract';
import { cartCookie, cartCookieOf, locales } from '@alzette/shop-model';
import { type CartState, selectCart, type ShopStore } from '@alzette/shop-store';
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
  if (number !== null) {
    if (!isFirstPurchase(number)) return;
    inviteToSurvey();
  }
  pushToDataLayer((window.dataLayer ??= []), event, data);
}

const cartCookieSeconds = 180 * 24 * 60 * 60;

/** Repeats what the next page of the site server needs of the cart in cookies: its checkout type, and its codes. */
export function writeCartCookies(store: ShopStore): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  let written: CartState | null = null;
  const write = () => {
    const cart = selectCart(store.getState());
    if (cart === written) return;
    written = cart;
    const { checkoutType } = cart;
    const lifetime = checkoutType === 'esales' ? '; max-age=0' : '';
    document.cookie = `${checkoutCookie}=${checkoutType}; path=/; samesite=lax${lifetime}`;
    const value = cartCookieOf(cart);
    // Only pages need it: their paths begin with the language.
    for (const locale of locales)
      document.cookie = `${cartCookie}=${value}; path=/${locale}; max-age=${cartCookieSeconds}; samesite=lax${secure}`;
  };
  write();
  store.subscribe(write);
}
