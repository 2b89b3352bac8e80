import type { HostServices, HttpPort } from '@alzette/remote-contract';
import { getCustomer } from '@alzette/shop-client';
import {
  browserStorage,
  cartVersionChanged,
  customerLoggedIn,
  customerLoggedOut,
  customerRecognised,
  preconfReset,
  selectCart,
  selectIsGuest,
  type ShopStore,
} from '@alzette/shop-store';

/** An HTTP port that loads its library with the first call, so that no page waits for it. `site` as in `createHttpPort`. */
export function createLazyHttpPort(site = '', pageOf?: () => string): HttpPort {
  let port: Promise<HttpPort> | undefined;
  return {
    async request(request) {
      port ??= import(/* webpackChunkName: "http" */ '@alzette/shop-client/axios').then((module) =>
        module.createHttpPort(site, pageOf),
      );
      return (await port).request(request);
    },
  };
}

/**
 * Sends errors to the site server's log: message, context and request id, never input of the shopper.
 *
 * @param site origin of the site server; empty for the page's own
 */
export function createErrorReport(site = ''): HostServices['report'] {
  return (error, context) => {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    console.error(message, context, error);
    const frames = framesOf(error);
    const body = JSON.stringify({
      message: message.slice(0, 500),
      context: { ...context, ...requestOf(error) },
      frames,
    });
    navigator.sendBeacon(`${site}/api/errors`, new Blob([body], { type: 'application/json' }));
  };
}

const maxFrames = 6;
const maxFrameLength = 300;

/** The origin of an error: the addresses of scripts in its stack, whose format differs between browsers. */
function framesOf(error: unknown): readonly string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const found = stack.match(/https?:\/\/[^\s()@?#]+\.js:\d+:\d+/gu) ?? [];
  return found.filter(({ length }) => length <= maxFrameLength).slice(0, maxFrames);
}

/** The request id of a problem document, which finds the error in the servers' logs. Remotes pass errors as plain objects. */
function requestOf(error: unknown): { readonly requestId?: string } {
  const requestId = (error as { readonly problem?: { readonly requestId?: unknown } | null } | null)?.problem
    ?.requestId;
  return typeof requestId === 'string' ? { requestId } : {};
}

/** While a customer uses the page, the account is loaded again after this time. The site server ends unused logins after 30 minutes. */
const accountAgeMs = 5 * 60 * 1000;

/**
 * Shows the prices for customers at once, and the account when it is loaded. When the session has ended or the account cannot be
 * loaded, the visitor becomes a guest. Use of the page keeps the login alive and shows when it has ended.
 *
 * @param signal ends it; a store for the whole page needs none
 */
export async function recogniseCustomer(
  store: ShopStore,
  { http, report }: HostServices,
  signal?: AbortSignal,
): Promise<void> {
  store.dispatch(customerRecognised());
  let readAt = Date.now();
  const read = async () => {
    readAt = Date.now();
    const customer = await getCustomer(http);
    store.dispatch(customer ? customerLoggedIn({ customer }) : customerLoggedOut());
  };
  const handleUse = () => {
    if (document.hidden || selectIsGuest(store.getState()) || Date.now() - readAt < accountAgeMs) return;
    // The next use tries again.
    read().catch((error: unknown) => report(error, { operation: 'session' }));
  };
  const options = { passive: true, ...(signal && { signal }) };
  for (const use of ['keydown', 'pointerdown', 'visibilitychange']) document.addEventListener(use, handleUse, options);
  try {
    await read();
  } catch (error) {
    report(error, { operation: 'session' });
    store.dispatch(customerLoggedOut());
  }
}

/**
 * Updates a stored cart from the catalogue: names in the page's language, current prices. The code loads with the call. The cart
 * stays as it is when that fails.
 */
export async function refreshCart(store: ShopStore, services: HostServices): Promise<void> {
  const { items, prepaid } = selectCart(store.getState());
  if (items.length === 0 && prepaid === null) return;
  try {
    const { refreshStoredCart } = await import(/* webpackChunkName: "stored-cart" */ './stored-cart');
    await refreshStoredCart(store, services);
  } catch (error) {
    services.report(error, { operation: 'cart refresh' });
  }
}

/** The event that makes an open cart load its offers again. The operator's page dispatches it on `document`. */
const refreshEvent = 'alzette-cart-refresh';

/**
 * Reloads the cart's offers when the operator's page dispatches the event after a change of its own (spec row B13). With
 * `detail.resetPreconfiguration` the cart also loses its preconfigured token.
 *
 * @returns a function that ends it
 */
export function followRefreshEvents(store: ShopStore): () => void {
  const handleRefresh = (event: Event) => {
    const { detail } = event as CustomEvent<{ readonly resetPreconfiguration?: unknown } | null>;
    store.dispatch(detail?.resetPreconfiguration === true ? preconfReset() : cartVersionChanged());
  };
  document.addEventListener(refreshEvent, handleRefresh);
  return () => document.removeEventListener(refreshEvent, handleRefresh);
}

const purchasesKey = 'alzette.purchases';
/** How many order numbers are stored: more than one browser places. */
const maxPurchases = 50;

/**
 * Whether this browser has not tracked the purchase of this order yet; stores the number, so that a reloaded confirmation or a
 * duplicated tab tracks nothing twice (spec row L3). Call it only with consent.
 */
export function isFirstPurchase(number: string): boolean {
  const numbers = parseNumbers();
  if (numbers.includes(number)) return false;
  browserStorage.write('localStorage', purchasesKey, JSON.stringify([...numbers, number].slice(-maxPurchases)));
  return true;
}

export function forgetPurchases(): void {
  browserStorage.remove('localStorage', purchasesKey);
}

function parseNumbers(): readonly unknown[] {
  try {
    const numbers: unknown = JSON.parse(browserStorage.read('localStorage', purchasesKey) ?? '[]');
    return Array.isArray(numbers) ? numbers : [];
  } catch {
    return [];
  }
}
