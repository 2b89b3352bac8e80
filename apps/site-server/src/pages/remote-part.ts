import type { FastifyRequest } from 'fastify';
import type { BootDiscovery, BootRelease, DrawnSlot, SiteBoot } from '@alzette/discovery';
import type { PublicSettings } from '@alzette/operator-config';
import { integrityOf, type Store } from '@alzette/release';
import type { DrawnRemote, MountProps } from '@alzette/remote-contract';
import { cartCookie } from '@alzette/shop-model';
import type { ReadCatalogue } from '../drawing/catalogue-answers';
import { inTime, styleHashesOf } from '../drawing/drawn-pages';
import type { DrawnRemotes } from '../drawing/drawn-remotes';
import { RemoteFailedError } from '../drawing/remote-worker';
import { visitorCart } from '../drawing/visitor-cart';
import { type SharedPart, sharedPart } from '../http/page-body';
import type { VisitorReleases } from '../releases/visitor-releases';

/** A remote as its release drew it for one visitor. */
export interface RemotePart extends DrawnSlot<DrawnRemote> {
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

interface RemotePartOptions {
  readonly remotes: DrawnRemotes;
  readonly read: ReadCatalogue;
  readonly files: Pick<Store, 'readFile'>;
  readonly releases: Pick<VisitorReleases, 'noteFailed'>;
}

/** The page does not wait longer for the catalogue. */
const timeoutMs = 1000;

export function remoteParts({ remotes, read, files, releases }: RemotePartOptions): RemoteParts {
  const sheets = styleSheetReader(files);

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
      const [rendered, styleSheets] = await Promise.all([
        remotes.draw(name, version, { ...drawn, locale, props, settings }),
        sheets(release),
      ]);
      return (
        rendered && {
          name,
          version,
          drawn,
          html: rendered.html,
          styleHashes: styleHashesOf(rendered.html),
          styleSheets,
        }
      );
    } catch (err) {
      request.log.warn({ err, remote: name, version }, 'remote not drawn: the browser draws it');
      if (err instanceof RemoteFailedError)
        await releases.noteFailed(request, { remote: name, version, phase: 'render' });
      return null;
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

/** Those of a few releases. */
const maxStyleSheets = 50;

/** Reads the style sheets of releases, to stand in pages. Their names have a hash of the content. */
function styleSheetReader(files: Pick<Store, 'readFile'>) {
  const kept = new Map<string, Promise<SharedPart>>();

  async function read(path: string, integrity: string | undefined): Promise<SharedPart> {
    const bytes = await files.readFile(path.slice(1));
    if (bytes === null || integrityOf(bytes) !== integrity)
      throw new RemoteFailedError(`${path} is not the released one: release it again`);
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    return sharedPart(bytes.toString('utf8').replace(/url\((?!data:)/gu, `url(${folder}`));
  }

  return async ({ url, manifest }: BootRelease): Promise<ReadonlyMap<string, SharedPart>> => {
    const folder = url.slice(0, url.lastIndexOf('/') + 1);
    const names = manifest?.preload.filter((file) => file.endsWith('.css')) ?? [];
    const sheets = names.map(async (file) => {
      const path = `${folder}${file}`;
      if (kept.size >= maxStyleSheets) kept.clear();
      const sheet = kept.get(path) ?? read(path, manifest?.assets[file]);
      kept.set(path, sheet);
      sheet.catch(() => kept.delete(path));
      return [file, await sheet] as const;
    });
    return new Map(await Promise.all(sheets));
  };
}
