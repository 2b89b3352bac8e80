import type { FastifyRequest } from 'fastify';
import type { BootDiscovery, BootRelease, SiteBoot } from '@alzette/discovery';
import type { PublicSettings } from '@alzette/operator-config';
import { pageLimitMs, RemoteFailedError, type Store } from '@alzette/release';
import type { DrawnRemote, MountProps } from '@alzette/remote-contract';
import { cartCookie } from '@alzette/shop-model';
import type { ReadCatalogue } from '../drawing/catalogue-answers';
import { inTime, styleHashesOf } from '../drawing/drawn-pages';
import type { DrawnRemotes } from '../drawing/drawn-remotes';
import { releasedText } from '../drawing/released-text';
import { takeTurns } from '../drawing/turns';
import { visitorCart } from '../drawing/visitor-cart';
import type { NetworkOf } from '../http/client-network';
import type { SharedPart } from '../http/page-body';
import { type StyleSheets, styleSheets } from '../http/style-sheets';
import type { VisitorReleases } from '../releases/visitor-releases';

/** A remote as its release drew it for one visitor. */
export interface RemotePart {
  readonly version: string;
  readonly drawn: DrawnRemote;
  readonly html: string;
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
  /** Draws the remote of a page with the visitor's own release. Null where only the browser can draw it. Never rejects. */
  draw(request: FastifyRequest, page: RemoteOnPage): Promise<RemotePart | null>;
  /** Starts the releases of a visitor, who may go to their pages next. */
  prepare(discovery: BootDiscovery): void;
}

interface Fault {
  readonly remote: string;
  readonly version: string;
  readonly fault: unknown;
}

interface RemotePartOptions {
  readonly remotes: DrawnRemotes;
  readonly read: ReadCatalogue;
  readonly files: Pick<Store, 'readFile'>;
  readonly releases: Pick<VisitorReleases, 'noteFailed'>;
  /** The pages of a network are drawn in turn. */
  readonly networkOf: NetworkOf;
}

/** The page does not wait longer for the catalogue. */
const timeoutMs = 1000;

export function remoteParts({ remotes, read, files, releases, networkOf }: RemotePartOptions): RemoteParts {
  const turns = takeTurns();
  const sheets = styleSheets();

  async function draw(request: FastifyRequest, { boot, name, place, props }: RemoteOnPage): Promise<RemotePart | null> {
    const release = boot.discovery.remotes[name]?.[0];
    if (!release?.manifest?.server) return null;
    const { version } = release;
    try {
      const cart = await inTime(
        visitorCart(request.cookies[cartCookie], boot.locale, read),
        AbortSignal.timeout(timeoutMs),
      );
      if (cart === null) return null;
      const drawn: DrawnRemote = {
        place,
        state: {
          cart,
          checkoutForm: { values: {} },
          session: { status: boot.isCustomer ? 'customer' : 'guest', customer: null },
        },
        cookies: cookiesOf(request, name),
      };
      const { locale, settings } = boot;
      const signal = AbortSignal.timeout(pageLimitMs);
      const parts = Promise.all([
        turns(networkOf(request), signal, () => remotes.draw(name, version, { ...drawn, locale, props, settings })),
        sheetsOf(release, sheets, files),
      ]);
      // A release that hangs fails after the page was sent without it.
      parts.catch((fault: unknown) => noteFault(request, { remote: name, version, fault }));
      const [rendered, sheetsOfRelease] = await inTime(parts, signal);
      return (
        rendered && {
          ...{ version, drawn },
          html: rendered.html,
          styleHashes: styleHashesOf(rendered.html),
          styleSheets: sheetsOfRelease,
        }
      );
    } catch (err) {
      request.log.warn({ err, remote: name, version }, 'remote not drawn: the browser draws it');
      return null;
    }
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
    draw,
    prepare: ({ remotes: given }) => {
      for (const [name, [release]] of Object.entries(given))
        if (release?.manifest?.server) remotes.prepare(name, release.version);
    },
  };
}

const maxCookies = 10;

/** The cookies that the remote's browser part set. Visitors can write them. */
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
