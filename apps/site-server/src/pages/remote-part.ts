import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { BootDiscovery, BootRelease, SiteBoot } from '@alzette/discovery';
import type { PublicSettings } from '@alzette/operator-config';
import { pageLimitMs, RemoteFailedError, type Store } from '@alzette/release';
import type { DrawnRemote, MountProps } from '@alzette/remote-contract';
import { cartCookie, emptyCart } from '@alzette/shop-model';
import type { ReadCatalogue } from '../ssr/catalogue-responses';
import { bytesOf, abortable, styleHashesOf } from '../ssr/page-renderer';
import type { RemoteRenderer } from '../ssr/remote-renderer';
import { releasedText } from '../ssr/released-text';
import { takeTurns } from '../ssr/turns';
import { visitorCart } from '../ssr/visitor-cart';
import type { NetworkOf } from '../http/client-network';
import { largeSharedPart, type PagePart, type SharedPart } from '../http/page-body';
import { type StyleSheets, styleSheets } from '../http/style-sheets';
import type { VisitorReleases } from '../releases/visitor-releases';
import { isForAll } from './remote-pages';

/** A remote as its release rendered it, for one visitor or for all. */
export interface RemotePart {
  readonly version: string;
  readonly ssrRemote: DrawnRemote;
  readonly html: PagePart;
  readonly styleHashes: readonly string[];
  /** The style sheets of the release, by the name under which it would load them. */
  readonly styleSheets: ReadonlyMap<string, SharedPart>;
}

interface RemoteOnPage {
  readonly boot: SiteBoot<PublicSettings>;
  readonly name: string;
  readonly place: string;
  readonly props: MountProps;
}

export interface RemoteParts {
  /** Renders the remote of a page with the visitor's own release. Null where only the browser can render it. Never rejects. */
  renderForPage(request: FastifyRequest, page: RemoteOnPage): Promise<RemotePart | null>;
  /** Starts the releases of a visitor, because the visitor may open their pages next. */
  prepare(discovery: BootDiscovery): void;
}

interface Fault {
  readonly remote: string;
  readonly version: string;
  readonly fault: unknown;
}

interface RemotePartOptions {
  readonly remotes: RemoteRenderer;
  readonly read: ReadCatalogue;
  readonly files: Pick<Store, 'readFile'>;
  readonly releases: Pick<VisitorReleases, 'noteFailed'>;
  /** Identifies the network. The pages of one network are rendered one after the other. */
  readonly networkOf: NetworkOf;
}

/** How long the page waits for the catalogue, and for a page that is rendered once for all visitors. */
const timeoutMs = 1000;
const maxKept = 200;
const maxKeptBytes = 32 * 1024 * 1024;
/** Maximum length of path and query of a cached page. */
const maxAddressLength = 300;

interface KeptPart extends RemotePart {
  readonly bytes: number;
}

export function remoteParts({ remotes, read, files, releases, networkOf }: RemotePartOptions): RemoteParts {
  const turns = takeTurns();
  const sheets = styleSheets();
  const kept = new LRUCache<string, KeptPart>({
    max: maxKept,
    maxSize: maxKeptBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const underway = new Map<string, Promise<RemotePart | null>>();

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
    const key = JSON.stringify([name, release.version, discovery.revision, place, locale, props, isCustomer]);
    const before = kept.get(key);
    if (before) return before;
    const renderedPart =
      underway.get(key) ??
      renderAndKeep(
        request,
        { page, release, ssrRemote: renderedWith(page, { ...emptyCart, id: '' }), limitMs: timeoutMs },
        key,
      ).finally(() => underway.delete(key));
    underway.set(key, renderedPart);
    return renderedPart;
  }

  async function renderAndKeep(request: FastifyRequest, task: RenderTask, key: string): Promise<RemotePart | null> {
    const part = await render(request, task);
    const { path, query } = task.page.props;
    if (!part || typeof part.html !== 'string' || path.length + query.length > maxAddressLength) return part;
    const html = await largeSharedPart(part.html);
    const whole = { ...part, html, bytes: bytesOf(html) };
    kept.set(key, whole);
    return whole;
  }

  async function render(
    request: FastifyRequest,
    { page, release, ssrRemote, limitMs }: RenderTask,
  ): Promise<RemotePart | null> {
    const { boot, name: remote, props } = page;
    const { locale, settings } = boot;
    const { version } = release;
    const signal = AbortSignal.timeout(limitMs);
    const parts = Promise.all([
      turns(networkOf(request), signal, () =>
        remotes.render(remote, version, { ...ssrRemote, locale, props, settings }),
      ),
      sheetsOf(release, sheets, files),
    ]);
    // A release that hangs fails after the page was sent without it.
    parts.catch((fault: unknown) => noteFault(request, { remote, version, fault }));
    const [rendered, sheetsOfRelease] = await abortable(parts, signal);
    return (
      rendered && {
        ...{ version, ssrRemote, html: rendered.html },
        styleHashes: styleHashesOf(rendered.html),
        styleSheets: sheetsOfRelease,
      }
    );
  }

  async function noteFault(request: FastifyRequest, { fault, ...release }: Fault): Promise<void> {
    if (!(fault instanceof RemoteFailedError)) return;
    try {
      await releases.noteFailed(request, { ...release, phase: 'render' });
    } catch (err) {
      request.log.error({ err, ...release }, 'the failure of a release was not counted');
    }
  }

  return {
    renderForPage,
    prepare: ({ remotes: given }) => {
      for (const [name, [release]] of Object.entries(given))
        if (release?.manifest?.server) remotes.prepare(name, release.version);
    },
  };
}

/** The input to render one page. */
interface RenderTask {
  readonly page: RemoteOnPage;
  readonly release: BootRelease;
  readonly ssrRemote: DrawnRemote;
  /** How long the page waits. */
  readonly limitMs: number;
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

/** The style sheets of a release, by the name under which the release would load them. */
async function sheetsOf(
  { url, manifest }: BootRelease,
  sheets: StyleSheets,
  files: Pick<Store, 'readFile'>,
): Promise<RemotePart['styleSheets']> {
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  const names = manifest?.preload.filter((file) => file.endsWith('.css')) ?? [];
  const read = names.map(async (file) => {
    const path = `${folder}${file}`;
    return [file, await sheets(path, () => releasedText(files, path.slice(1), manifest?.assets[file]))] as const;
  });
  return new Map(await Promise.all(read));
}
