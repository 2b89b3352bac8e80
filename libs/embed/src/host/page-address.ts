/** The parameters of the page's address that belong to the shop. The host neither reads nor changes the others. */
const ownNames = ['step', 'order_token', 'type', 'transaction_id', 'payment_status', 'cartSaved', 'preconf_token'];
const moved = 'alzette:moved';

/** The shop's parameters in the address of the page. */
export function ownQuery(): URLSearchParams {
  const query = new URLSearchParams(window.location.search);
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
export function movePage(query: URLSearchParams, { replace = false }: { readonly replace?: boolean } = {}): void {
  const url = withOwnQuery(window.location.href, query);
  window.history[replace ? 'replaceState' : 'pushState'](pageState(), '', url);
  window.dispatchEvent(new Event(moved));
}

/** Calls `listener` when an element or the browser's Back changes the address. */
export function followAddress(listener: () => void): () => void {
  for (const name of ['popstate', moved]) window.addEventListener(name, listener);
  return () => {
    for (const name of ['popstate', moved]) window.removeEventListener(name, listener);
  };
}

/** The history state without the entries of remotes, which belong to one history entry. */
function pageState(): unknown {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || Array.isArray(state)) return state;
  return Object.fromEntries(Object.entries(state).filter(([name]) => !name.startsWith('alzette')));
}
