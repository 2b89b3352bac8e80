/**
 * Parameters of the page's address that belong to the shop. The rest of the address is the page's, and stays as it is:
 * nothing else of it is read, changed or handed on.
 */
const ownNames = ['step', 'order_token', 'type', 'transaction_id', 'payment_status', 'cartSaved', 'preconf_token'];
const moved = 'alzette:moved';

/** The shop's parameters in the address of the page. */
export function ownQuery(): URLSearchParams {
  const query = new URLSearchParams(window.location.search);
  return new URLSearchParams([...query].filter(([name]) => ownNames.includes(name)));
}

/** Path, query and hash of the page without the shop's parameters: where a way back leads to. */
export function pagePath(): string {
  const { pathname, search, hash } = withOwnQuery(window.location.href, new URLSearchParams());
  return pathname + search + hash;
}

/** An address of the page's site with these parameters of the shop, and no others of it. */
export function withOwnQuery(address: string, query: URLSearchParams): URL {
  const url = new URL(address, document.baseURI);
  for (const name of ownNames) url.searchParams.delete(name);
  for (const [name, value] of query) if (ownNames.includes(name)) url.searchParams.set(name, value);
  return url;
}

/** Goes to a step on this very page. What a router of the page keeps with the entry of the history stays. */
export function movePage(query: URLSearchParams, { replace = false }: { readonly replace?: boolean } = {}): void {
  const url = withOwnQuery(window.location.href, query);
  window.history[replace ? 'replaceState' : 'pushState'](statesOfPage(), '', url);
  window.dispatchEvent(new Event(moved));
}

/** Calls back when the page's address changes, by one of our elements or by the browser's Back. */
export function followAddress(listener: () => void): () => void {
  for (const name of ['popstate', moved]) window.addEventListener(name, listener);
  return () => {
    for (const name of ['popstate', moved]) window.removeEventListener(name, listener);
  };
}

/** Marks that a remote left in the present entry are not handed on to the next one. */
function statesOfPage(): unknown {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || Array.isArray(state)) return state;
  return Object.fromEntries(Object.entries(state).filter(([name]) => !name.startsWith('alzette')));
}
