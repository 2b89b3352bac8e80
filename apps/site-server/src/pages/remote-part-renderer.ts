import type { FastifyRequest } from 'fastify';
import type { BootRelease, SiteBoot } from '@alzette/discovery';
import type { PublicSettings } from '@alzette/operator-config';
import { RemoteFailedError, type Store } from '@alzette/release';
import type { DrawnRemote, MountProps } from '@alzette/remote-contract';
import { abortable, styleHashesOf } from '../ssr/page-renderer';
import type { RemoteRenderer } from '../ssr/remote-renderer';
import { releasedText } from '../ssr/released-text';
import { takeTurns } from '../ssr/turns';
import type { NetworkOf } from '../http/client-network';
import type { PagePart } from '../http/page-body';
import type { StyleNames } from '../http/style-rules';
import { styleNamesOf, type StyleSheet, type StyleSheets, styleSheets } from '../http/style-sheets';
import type { VisitorReleases } from '../releases/visitor-releases';

/** A style sheet that a page loads after its first paint. */
export interface LinkedStyleSheet extends StyleSheet {
  /** The name under which the chunk loader of its build looks for it. */
  readonly file: string;
  readonly integrity: string | undefined;
}

/** A remote as its release rendered it, for one visitor or for all. */
export interface RemotePart {
  readonly version: string;
  readonly ssrRemote: DrawnRemote;
  readonly html: PagePart;
  readonly styleHashes: readonly string[];
  readonly styleNames: StyleNames;
  /** The style sheets that the release loads with its first content. */
  readonly styleSheets: readonly LinkedStyleSheet[];
}

export interface RemoteOnPage {
  readonly boot: SiteBoot<PublicSettings>;
  readonly name: string;
  readonly place: string;
  readonly props: MountProps;
}

/** The input to render one page. */
interface RenderTask {
  readonly page: RemoteOnPage;
  readonly release: BootRelease;
  readonly ssrRemote: DrawnRemote;
  /** How long the page waits. */
  readonly limitMs: number;
}

/**
 * Renders the remote of a page. Null for a release without a server bundle.
 *
 * @throws when the release does not render within the limit, or fails; its failure is counted
 */
export type RenderRemotePart = (request: FastifyRequest, task: RenderTask) => Promise<RemotePart | null>;

export interface RemotePartRendererOptions {
  readonly remotes: Pick<RemoteRenderer, 'render'>;
  readonly files: Pick<Store, 'readFile'>;
  readonly releases: Pick<VisitorReleases, 'noteFailed'>;
  /** Identifies the network. The pages of one network are rendered one after the other. */
  readonly networkOf: NetworkOf;
}

interface Fault {
  readonly remote: string;
  readonly version: string;
  readonly fault: unknown;
}

export function remotePartRenderer({
  remotes,
  files,
  releases,
  networkOf,
}: RemotePartRendererOptions): RenderRemotePart {
  const turns = takeTurns();
  const sheets = styleSheets();

  async function noteFault(request: FastifyRequest, { fault, ...release }: Fault): Promise<void> {
    if (!(fault instanceof RemoteFailedError)) return;
    try {
      await releases.noteFailed(request, { ...release, phase: 'render' });
    } catch (err) {
      request.log.error({ err, ...release }, 'the failure of a release was not counted');
    }
  }

  return async (request, { page, release, ssrRemote, limitMs }) => {
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
        styleNames: styleNamesOf(rendered.html),
        styleSheets: sheetsOfRelease,
      }
    );
  };
}

async function sheetsOf(
  { url, manifest }: BootRelease,
  sheets: StyleSheets,
  files: Pick<Store, 'readFile'>,
): Promise<readonly LinkedStyleSheet[]> {
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  const names = manifest?.preload.filter((file) => file.endsWith('.css')) ?? [];
  return Promise.all(
    names.map(async (file) => {
      const path = `${folder}${file}`;
      const integrity = manifest?.assets[file];
      const sheet = await sheets(path, () => releasedText(files, path.slice(1), integrity));
      return { ...sheet, file, integrity };
    }),
  );
}
