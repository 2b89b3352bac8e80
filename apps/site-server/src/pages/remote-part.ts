import type { FastifyRequest } from 'fastify';
import type { BootDiscovery, BootRelease } from '@alzette/discovery';
import { pageLimitMs } from '@alzette/release';
import type { DrawnRemote } from '@alzette/remote-contract';
import { cartCookie, emptyCart } from '@alzette/shop-model';
import type { ReadCatalogue } from '../ssr/catalogue-responses';
import { abortable } from '../ssr/page-renderer';
import type { RemoteRenderer } from '../ssr/remote-renderer';
import { visitorCart } from '../ssr/visitor-cart';
import { remotePartCache } from './remote-part-cache';
import {
  type RemoteOnPage,
  type RemotePart,
  remotePartRenderer,
  type RemotePartRendererOptions,
} from './remote-part-renderer';
import { isForAll } from './remote-pages';

export interface RemoteParts {
  /** Renders the remote of a page with the visitor's own release. Null where only the browser can render it. Never rejects. */
  renderForPage(request: FastifyRequest, page: RemoteOnPage): Promise<RemotePart | null>;
  /** Starts the releases of a visitor, because the visitor may open their pages next. */
  prepare(discovery: BootDiscovery): void;
}

interface RemotePartOptions extends RemotePartRendererOptions {
  readonly remotes: RemoteRenderer;
  readonly read: ReadCatalogue;
}

/** How long the page waits for the catalogue, and for a page that is rendered once for all visitors. */
const timeoutMs = 1000;
/** Maximum length of path and query of a cached page. */
const maxAddressLength = 300;

export function remoteParts({ read, ...options }: RemotePartOptions): RemoteParts {
  const render = remotePartRenderer(options);
  const cached = remotePartCache();

  async function renderForPage(request: FastifyRequest, page: RemoteOnPage): Promise<RemotePart | null> {
    const release = page.boot.discovery.remotes[page.name]?.[0];
    if (!release?.manifest?.server) return null;
    try {
      return await (isForAll(release, page.place)
        ? renderForAll(request, page, release)
        : renderForVisitor(request, page, release));
    } catch (err) {
      request.log.warn(
        { err, remote: page.name, version: release.version },
        'remote not rendered: the browser renders it',
      );
      return null;
    }
  }

  async function renderForVisitor(
    request: FastifyRequest,
    page: RemoteOnPage,
    release: BootRelease,
  ): Promise<RemotePart | null> {
    const cart = await abortable(
      visitorCart(request.cookies[cartCookie], page.boot.locale, read),
      AbortSignal.timeout(timeoutMs),
    );
    if (cart === null) return null;
    const ssrRemote = { ...renderedWith(page, cart), cookies: cookiesOf(request, page.name) };
    return render(request, { page, release, ssrRemote, limitMs: pageLimitMs });
  }

  /** Renders a page with an empty cart and no cookies, and caches it until the releases or the pages of the site change. */
  async function renderForAll(
    request: FastifyRequest,
    page: RemoteOnPage,
    release: BootRelease,
  ): Promise<RemotePart | null> {
    const { boot, name, place, props } = page;
    const { locale, isCustomer, discovery } = boot;
    const ssrRemote = renderedWith(page, { ...emptyCart, id: '' });
    return cached({
      key: JSON.stringify([name, release.version, discovery.revision, place, locale, props, isCustomer]),
      isKept: props.path.length + props.query.length <= maxAddressLength,
      render: () => render(request, { page, release, ssrRemote, limitMs: timeoutMs }),
    });
  }

  return {
    renderForPage,
    prepare: ({ remotes }) => {
      for (const [name, [release]] of Object.entries(remotes))
        if (release?.manifest?.server) options.remotes.prepare(name, release.version);
    },
  };
}

function renderedWith({ boot, place }: RemoteOnPage, cart: DrawnRemote['state']['cart']): DrawnRemote {
  const session = { status: boot.isCustomer ? 'customer' : 'guest', customer: null } as const;
  return { place, state: { cart, checkoutForm: { values: {} }, session }, cookies: {} };
}

const maxCookies = 10;

/** The cookies that the remote's browser bundle set. Visitors can write them. */
function cookiesOf({ cookies }: FastifyRequest, remote: string): DrawnRemote['cookies'] {
  const own = Object.entries(cookies).flatMap(([name, value = '']) =>
    name.startsWith(`${remote}.`) && /^[\w-]{1,100}$/u.test(value) ? [[name.slice(remote.length + 1), value]] : [],
  );
  return Object.fromEntries(own.slice(0, maxCookies)) as DrawnRemote['cookies'];
}
