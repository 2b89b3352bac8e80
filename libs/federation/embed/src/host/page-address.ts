/** The parameters of the page's address that belong to the shop. The host neither reads nor changes the others. */
const ownNames = ['step', 'order_token', 'type', 'transaction_id', 'payment_status', 'cartSaved', 'preconf_token'];
const moved = 'alzette:moved';

/** The shop's parameters in the address of the page. */
export function ownQuery(search = window.location.search): URLSearchParams {
  const query = new URLSearchParams(search);
  return new URLSearchParams([...query].filter(([name]) => ownNames.includes(name)));
}

/** Path, query and hash of the page without the shop's parameters, for links that return to it. */
export function pagePath(): string {
  const { pathname, search, hash } = withOwnQuery(window.location.href, new URLSearchParams());
  return pathname + search + hash;
}

/** An address of the page's site with these parameters of the shop, and no other ones of the shop. */
export function withOwnQuery(address: string, query: URLSearchParams): URL {
  const url = new URL(address, document.baseURI);
  for (const name of ownNames) url.searchParams.delete(name);
  for (const [name, value] of query) if (ownNames.includes(name)) url.searchParams.set(name, value);
  return url;
}

/** Navigates within this page. The history state of the page's router stays. */
export function movePage(url: URL, replace: boolean): void {
  window.history[replace ? 'replaceState' : 'pushState'](stateFor(url), '', url);
  window.dispatchEvent(new Event(moved));
}

/** Whether the page's address already holds these parameters of the shop. */
export function isOpen(url: URL): boolean {
  return ownQuery().toString() === ownQuery(url.search).toString();
}

const checkEveryMs = 20;
const routerTimeoutMs = 2000;

/** Waits for the page's router to open an address. A router may take a while, and does not notify other scripts. */
export function awaitMove(url: URL, waitedMs = 0): void {
  if (isOpen(url)) window.dispatchEvent(new Event(moved));
  else if (waitedMs < routerTimeoutMs) setTimeout(() => awaitMove(url, waitedMs + checkEveryMs), checkEveryMs);
}

/** Calls `listener` when an element or the browser's Back changes the address. */
export function followAddress(listener: () => void): () => void {
  for (const name of ['popstate', moved]) window.addEventListener(name, listener);
  return () => {
    for (const name of ['popstate', moved]) window.removeEventListener(name, listener);
  };
}

/**
 * The history state of the page's router for another address: without the entries of remotes, which belong to one history
 * entry. Where a router stores the present address, the state has the new one; Vue's router returns to the stored address.
 */
function stateFor(url: URL): unknown {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || Array.isArray(state)) return state;
  const [here, there] = [pathOf(window.location), pathOf(url)];
  const entries = Object.entries(state as Record<string, unknown>).filter(([name]) => !name.startsWith('alzette'));
  // A router under a base path stores the rest. Other values, such as `/` for the previous entry, may end alike: the longest counts.
  const noted = entries
    .map(([, value]) => value)
    .filter((value): value is string => typeof value === 'string' && value.startsWith('/') && here.endsWith(value))
    .reduce((longest, value) => (value.length > longest.length ? value : longest), '');
  const next = there.slice(here.length - noted.length);
  return Object.fromEntries(entries.map(([name, value]) => [name, noted !== '' && value === noted ? next : value]));
}

function pathOf({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash;
}
