import type { BootRelease } from '@alzette/discovery';
import type { DrawnRemote, HostServices, RenderedRemote, RenderRequest } from '@alzette/remote-contract';
import type { ShopStore } from '@alzette/shop-store';
import { addressOfPage } from './state';

/** The remote as its server part drew it, for the page that continues from it. */
export interface DrawnByServer {
  readonly version: string;
  readonly html: string;
  readonly remote: DrawnRemote;
}

/** The server part does not draw: the error of its build, or its own. */
export class NotDrawnError extends Error {
  override readonly name = 'NotDrawnError';
}

/**
 * Draws the remote with its server part, from the state that a site server knows of this page.
 *
 * @returns null when the server part leaves the address to the browser
 * @throws NotDrawnError
 */
export async function drawRemote(
  name: string,
  { version, places }: BootRelease,
  { store, services: { locale, settings } }: { readonly store: ShopStore; readonly services: HostServices },
): Promise<DrawnByServer | null> {
  const { cart, session } = store.getState();
  const place = places.find((each) => each.endsWith(`/${cart.checkoutType}`)) ?? places[0] ?? '';
  const state = { cart, checkoutForm: { values: {} }, session: { status: session.status, customer: null } };
  const remote: DrawnRemote = { place, state, cookies: cookiesOf(name) };
  const request: RenderRequest = { ...remote, locale, settings, props: addressOfPage() };
  const answer = await fetch('/dev-host/draw', { method: 'POST', body: JSON.stringify(request) });
  const body = (await answer.json()) as unknown;
  if (!answer.ok) throw new NotDrawnError((body as { readonly title: string }).title);
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
