import { inviteToSurvey, purchaseNumber, pushToDataLayer } from '@alzette/analytics';
import { checkoutCookie } from '@alzette/discovery';
import { createErrorReport, createLazyHttpPort, isFirstPurchase } from '@alzette/host-kit';
import { type HostServices, hostServicesVersion } from '@alzette/remote-contract';
import { readCookie } from '@alzette/remote-react';
import { cartCookie, cartCookieOf, locales, placedOrderCookie, placedOrderCookieOf } from '@alzette/shop-model';
import { type CartState, selectCart, type ShopStore } from '@alzette/shop-store';
import type { ShellBoot } from '../hydration/boot';
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

const day = 24 * 60 * 60;
const cartCookieSeconds = 180 * day;
/** As long as the session in which the order was placed. */
const placedOrderSeconds = 7 * day;

/** The cookies of a cart as the browser holds them; null without one. */
export interface CartCookies {
  readonly cart: string | null;
  readonly placedOrder: string | null;
}

/** The cookies that `writeCartCookies` wrote; null where they name neither a line item nor an order. */
export function readCartCookies(): CartCookies | null {
  const written = readCookie(cartCookie);
  const cart = written === cartCookieOf({ items: [], prepaid: null }) ? null : written;
  const placedOrder = readCookie(placedOrderCookie);
  return cart === null && placedOrder === null ? null : { cart, placedOrder };
}

/** Copies the cart's data for the next page of the site server into cookies: its checkout type, its codes, its placed order. */
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
    const placed = cart.placedOrder ? placedOrderCookieOf(cart.placedOrder) : '';
    const placedSeconds = cart.placedOrder ? placedOrderSeconds : 0;
    // Only pages need the cookies: their paths begin with the language.
    for (const locale of locales) {
      const attributes = `path=/${locale}; samesite=lax${secure}`;
      document.cookie = `${cartCookie}=${value}; max-age=${cartCookieSeconds}; ${attributes}`;
      document.cookie = `${placedOrderCookie}=${placed}; max-age=${placedSeconds}; ${attributes}`;
    }
  };
  write();
  store.subscribe(write);
}
