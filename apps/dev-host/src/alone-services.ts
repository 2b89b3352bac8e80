import { hostServicesVersion, type HostServices, type HttpPort } from '@alzette/remote-contract';
import { noBypass, publicSettings, type Bypass, type Operator } from '@alzette/operator-config';
import type { Locale } from '@alzette/shop-model';
import type { ShopStore } from '@alzette/shop-store';

interface AloneServicesOptions {
  readonly operator: Operator;
  readonly bypass: readonly (keyof Bypass)[];
  readonly store: ShopStore;
  readonly http: HttpPort;
  readonly locale: Locale;
}

/** The host services, like those of the shell. Events and errors go to the console. */
export function aloneServices({ operator, bypass, store, http, locale }: AloneServicesOptions): HostServices {
  const { inject, dispatch, getState, subscribe } = store;
  const { origin } = window.location;
  const bypassed = Object.fromEntries(bypass.map((name) => [name, true]));
  return {
    version: hostServicesVersion,
    store: { inject, dispatch, getState, subscribe },
    http,
    locale,
    navigate,
    track: (event, data) => console.warn('event', event, data ?? {}),
    report: (error, context) => console.error(error, context),
    settings: publicSettings(
      operator,
      { identityUrl: `${origin}/partner/identity`, signatureOrigin: origin },
      { ...noBypass, ...bypassed },
    ),
  };
}

/** Navigates within this origin without a reload, to other origins with one. */
function navigate(path: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  const target = new URL(path, window.location.href);
  if (target.origin !== window.location.origin) {
    window.location.assign(target.href);
    return;
  }
  window.history[replace ? 'replaceState' : 'pushState'](null, '', target.pathname + target.search + target.hash);
  window.dispatchEvent(new Event('popstate'));
}
