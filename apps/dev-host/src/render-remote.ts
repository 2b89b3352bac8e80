import type { BootRelease } from '@alzette/discovery';
import type { DrawnRemote, HostServices, RenderedRemote, RenderRequest } from '@alzette/remote-contract';
import type { ShopStore } from '@alzette/shop-store';
import { addressOfPage } from './state';

/** The remote as its server bundle rendered it, for the page that continues from it. */
export interface ServerRendered {
  readonly version: string;
  readonly html: string;
  readonly remote: DrawnRemote;
}

/** The server bundle does not render: the error of its build, or its own. */
export class NotRenderedError extends Error {
  override readonly name = 'NotRenderedError';
}

/**
 * Renders the remote with its server bundle, from the state that a site server knows of this page.
 *
 * @returns null when the server bundle leaves the address to the browser
 * @throws NotRenderedError
 */
export async function renderRemote(
  name: string,
  { version, places }: BootRelease,
  { store, services: { locale, settings } }: { readonly store: ShopStore; readonly services: HostServices },
): Promise<ServerRendered | null> {
  const { cart, session } = store.getState();
  const place = places.find((each) => each.endsWith(`/${cart.checkoutType}`)) ?? places[0] ?? '';
  const state = { cart, checkoutForm: { values: {} }, session: { status: session.status, customer: null } };
  const remote: DrawnRemote = { place, state, cookies: cookiesOf(name) };
  const request: RenderRequest = { ...remote, locale, settings, props: addressOfPage() };
  const response = await fetch('/dev-host/draw', { method: 'POST', body: JSON.stringify(request) });
  const body = (await response.json()) as unknown;
  if (!response.ok) throw new NotRenderedError((body as { readonly title: string }).title);
  const rendered = body as RenderedRemote | null;
  return rendered && { version, html: rendered.html, remote };
}

/** The cookies that the remote set, by their own names. */
function cookiesOf(remote: string): DrawnRemote['cookies'] {
  const all = document.cookie.split('; ').map((cookie) => cookie.split('='));
  const own = all.filter(([name = '']) => name.startsWith(`${remote}.`));
  return Object.fromEntries(
    own.map(([name = '', value = '']) => [name.slice(remote.length + 1), value]),
  ) as DrawnRemote['cookies'];
}
