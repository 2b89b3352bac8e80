import { navigateTo, useSiteLocation } from './site-location';

/** New values by name; null removes the name from the address. */
export type AddressChanges = Readonly<Record<string, string | readonly string[] | null>>;

export interface AddressChoices {
  readonly get: (name: string) => string | null;
  /** Null if the address does not have the name. */
  readonly getAll: (name: string) => readonly string[] | null;
  readonly choose: (changes: AddressChanges) => void;
}

/**
 * The choices of a page, kept in its address: a reload, another language, Back and a shared link keep them. A choice replaces the entry of
 * the history, so that Back leaves the page. Callers ignore values that they do not know.
 */
export function useAddressChoices(): AddressChoices {
  const { search } = useSiteLocation();
  const query = new URLSearchParams(search);
  return {
    get: (name) => query.get(name),
    getAll: (name) => (query.has(name) ? query.getAll(name) : null),
    choose: replaceChoices,
  };
}

function replaceChoices(changes: AddressChanges): void {
  // Read now: two choices of one press must not undo each other.
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    query.delete(name);
    for (const each of value === null ? [] : [value].flat()) query.append(name, each);
  }
  const kept = query.toString();
  navigateTo(kept ? `${pathname}?${kept}` : pathname, { replace: true });
}
