import { isLocale } from '@alzette/i18n';
import type { HttpPort, MountProps } from '@alzette/remote-contract';
import { rebuildCart } from '@alzette/shop-client';
import type { Locale } from '@alzette/shop-model';
import {
  customerLoggedIn,
  prepaidChosen,
  savedCartRestored,
  type ShopStore,
  valuesReplaced,
} from '@alzette/shop-store';
import type { AloneState } from './alone-boot';

const parameter = 'alone';
const serverRenderedParameter = 'drawn';

/** The address that sets up a state, server-rendered bundle or not. The page then replaces it with the state's own address. */
export function stateHref({ id, path }: AloneState, locale: Locale, isServerRendered: boolean): string {
  const [pathname = '', query = ''] = path[locale].split('?');
  const search = new URLSearchParams(query);
  search.set(parameter, id);
  if (isServerRendered) search.set(serverRenderedParameter, '');
  return `/${locale}/${pathname}?${search.toString()}`;
}

/** The state that the address requests; null without one. */
export function requestedState(search: string, states: readonly AloneState[]): AloneState | null {
  const id = new URLSearchParams(search).get(parameter);
  return states.find((state) => state.id === id) ?? null;
}

/** The language of an address; French where it has none. */
export function localeOf(pathname: string): Locale {
  const [, first = ''] = pathname.split('/');
  return isLocale(first) ? first : 'fr';
}

/** The shop address of the page. */
export function addressOfPage(): MountProps {
  return { path: window.location.pathname, query: window.location.search };
}

const storageKey = 'alzette.alone';

/** The state of this tab, for a return from another page. */
export function storedState(): string | null {
  return window.sessionStorage.getItem(storageKey);
}

export function storeState(id: string): void {
  window.sessionStorage.setItem(storageKey, id);
}

const serverRenderedKey = 'alzette.alone.drawn';

/** Whether the server bundle renders this tab: since an address asked for it, until one sets up a state without. */
export function isServerRenderedTab(search: string): boolean {
  const parameters = new URLSearchParams(search);
  if (parameters.has(serverRenderedParameter)) return true;
  return !parameters.has(parameter) && window.sessionStorage.getItem(serverRenderedKey) !== null;
}

export function storeServerRenderedTab(): void {
  window.sessionStorage.setItem(serverRenderedKey, '');
}

/** Clears the storage, so that a state starts empty. */
export function clearStorage(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
}

/** Dispatches a ready-made state with the actions of the shop. */
export async function setUp(store: ShopStore, http: HttpPort, locale: Locale, state: AloneState): Promise<void> {
  if (state.customer) store.dispatch(customerLoggedIn({ customer: state.customer }));
  if (state.prepaid) store.dispatch(prepaidChosen({ product: state.prepaid }));
  if (state.cart) {
    const { items } = await rebuildCart(http, locale, state.cart);
    store.dispatch(savedCartRestored({ items }));
  }
  store.dispatch(valuesReplaced(state.values ?? {}));
}
