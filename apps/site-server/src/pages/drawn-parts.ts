import type { FastifyRequest } from 'fastify';
import { consentCookie, remoteForSlot, type SiteBoot } from '@alzette/discovery';
import type { PublicSettings } from '@alzette/operator-config';
import { CatalogueAwayError, type DrawPage } from '../drawing/drawn-pages';
import type { LoadServerShell } from '../drawing/server-shell';
import type { Environment } from '../environment';
import type { ShellManifest, ShellStore } from '../static/shell-store';
import type { RemotePart, RemoteParts } from './remote-part';
import { type StyledDrawing, styleSheetsOf } from './shell-page';
import type { MatchedPage, ShownPage } from './site-page';

/** What the server draws of a page; nulls for a skeleton. */
export interface DrawnParts {
  readonly drawing: StyledDrawing | null;
  /** The content of the page's slot. */
  readonly remote: RemotePart | null;
  /** Whether the catalogue does not answer. */
  readonly isAway: boolean;
}

export interface DrawingOptions {
  readonly environment: Environment;
  readonly shell: ShellStore;
  readonly serverShell: LoadServerShell;
  readonly drawPage: DrawPage;
  readonly remoteParts: RemoteParts;
}

interface PageOfVisitor extends ShownPage, Pick<MatchedPage, 'slot'> {
  readonly boot: SiteBoot<PublicSettings>;
  readonly manifest: ShellManifest;
  readonly checkoutType: string;
}

/** Draws a page; nothing for a visitor with remotes in development, whose page only the browser can draw. */
export async function drawParts(
  { environment, shell: build, serverShell, drawPage, remoteParts }: DrawingOptions,
  request: FastifyRequest,
  { boot, manifest, slot, checkoutType, ...shown }: PageOfVisitor,
): Promise<DrawnParts> {
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
        : await remoteParts.draw(request, { boot, name, place: slot, props: { path: pathname, query: search } });
    const drawing = await drawPage({
      ...{ shell, boot, pathname, search },
      build: manifest.server?.integrity ?? '',
      visitor: {
        isCustomer: boot.isCustomer,
        asksConsent: request.cookies[consentCookie] === undefined,
        checkoutType,
        drawsRemote: remote !== null,
      },
      remote: name,
    });
    if (drawing === null) return skeleton;
    const sheets = styleSheetsOf(manifest, shown, boot.locale).map(
      async (file) => [file, await build.styleSheet(file)] as const,
    );
    // A shell from before drawn remotes has no place for one.
    const hasPlace = drawing.html.length === 2;
    return {
      drawing: { ...drawing, styleSheets: new Map(await Promise.all(sheets)) },
      remote: hasPlace ? remote : null,
      isAway: false,
    };
  } catch (err) {
    request.log.error({ err }, 'page not drawn: it is sent as a skeleton');
    return { ...skeleton, isAway: err instanceof CatalogueAwayError };
  }
}

const skeleton: DrawnParts = { drawing: null, remote: null, isAway: false };
