import type { FastifyRequest } from 'fastify';
import { consentCookie, remoteForSlot, type SiteBoot } from '@alzette/discovery';
import type { PublicSettings } from '@alzette/operator-config';
import { CatalogueUnavailableError, type RenderPage } from '../ssr/page-renderer';
import type { LoadServerShell } from '../ssr/server-shell';
import type { Environment } from '../settings/environment';
import type { ShellManifest, ShellStore } from '../static/shell-store';
import type { RemoteParts } from './remote-part';
import type { RemotePart } from './remote-part-renderer';
import { type StyledPage, styleSheetsOf } from './shell-page';
import type { MatchedPage, ShownPage } from './site-page';

/** The server-rendered parts of a page; nulls for a skeleton. */
export interface RenderedParts {
  readonly renderedPage: StyledPage | null;
  /** The content of the page's slot. */
  readonly remote: RemotePart | null;
  /** Whether the catalogue does not respond. */
  readonly isUnavailable: boolean;
}

export interface RenderingOptions {
  readonly environment: Environment;
  readonly shell: ShellStore;
  readonly serverShell: LoadServerShell;
  readonly renderPage: RenderPage;
  readonly remoteParts: RemoteParts;
}

interface PageOfVisitor extends ShownPage, Pick<MatchedPage, 'slot'> {
  readonly boot: SiteBoot<PublicSettings>;
  readonly manifest: ShellManifest;
  readonly checkoutType: string;
}

/** Renders a page. Renders nothing for a visitor with remotes in development, whose page only the browser can render. */
export async function renderParts(
  { environment, shell: build, serverShell, renderPage, remoteParts }: RenderingOptions,
  request: FastifyRequest,
  { boot, manifest, slot, checkoutType, ...shown }: PageOfVisitor,
): Promise<RenderedParts> {
  const shell = await serverShell(manifest);
  const { pathname, search } = new URL(request.url, environment.siteUrl);
  const isReleased = !boot.overrides && !boot.previews && !boot.remoteServers;
  if (!shell || !isReleased || shell.addressOf(pathname, search) === null) return skeleton;
  remoteParts.prepare(boot.discovery);
  const name = slot === null ? null : remoteForSlot(boot.discovery, slot);
  try {
    const remote =
      slot === null || name === null
        ? null
        : await remoteParts.renderForPage(request, {
            boot,
            name,
            place: slot,
            props: { path: pathname, query: search },
          });
    const renderedPage = await renderPage({
      ...{ shell, boot, pathname, search },
      build: manifest.server?.integrity ?? '',
      visitor: {
        isCustomer: boot.isCustomer,
        asksConsent: request.cookies[consentCookie] === undefined,
        checkoutType,
        rendersRemote: remote !== null,
      },
      remote: name,
    });
    if (renderedPage === null) return skeleton;
    const sheets = styleSheetsOf(manifest, shown, boot.locale).map(async (file) => ({
      ...(await build.styleSheet(file)),
      ...{ file, integrity: manifest.assets[file] },
    }));
    // A shell that predates rendered remotes has no place for one.
    const hasPlace = renderedPage.html.length === 2;
    return {
      renderedPage: { ...renderedPage, styleSheets: await Promise.all(sheets) },
      remote: hasPlace ? remote : null,
      isUnavailable: false,
    };
  } catch (err) {
    request.log.error({ err }, 'page not rendered: it is sent as a skeleton');
    return { ...skeleton, isUnavailable: err instanceof CatalogueUnavailableError };
  }
}

const skeleton: RenderedParts = { renderedPage: null, remote: null, isUnavailable: false };
