import { isLocale } from '@alzette/i18n';
import type { Locale } from '@alzette/shop-model';
import type { AloneState } from '../alone-boot';

const parameter = 'alone';

/** The address that sets a state up; it then gives way to the state's own address. */
export function stateHref({ id, path }: AloneState, locale: Locale): string {
  const [pathname = '', query = ''] = path[locale].split('?');
  const search = new URLSearchParams(query);
  search.set(parameter, id);
  return `/${locale}/${pathname}?${search.toString()}`;
}

/** The state that the address asks for; null where the page goes on with what it has. */
export function askedState(search: string, states: readonly AloneState[]): AloneState | null {
  const id = new URLSearchParams(search).get(parameter);
  return states.find((state) => state.id === id) ?? null;
}

/** The language of an address; French where it has none. */
export function localeOf(pathname: string): Locale {
  const [, first = ''] = pathname.split('/');
  return isLocale(first) ? first : 'fr';
}
