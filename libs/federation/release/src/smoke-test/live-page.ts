// Replaces the files of a live page in one browser: the releases in its boot data, or the host's own files.
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  type BootRelease,
  type SsrPage,
  ssrPageId,
  type ReleaseManifest,
  remotePlace,
  type ServerShell,
  type SiteBoot,
  siteBootId,
} from '@alzette/discovery';
import type { Page } from 'playwright';
import { ReleaseError } from '../release-error';
import { pathOf, type SiteSettings, withPages } from '../site-settings';
import { contentTypeOf } from '../stores/store';
import type { RenderRemote } from '../server-bundle/with-server-bundle';
import { ssrRemoteOf, partElement, readJson, withJson, withoutRendering, withPart, withRoot } from './page-html';

type Boot = SiteBoot<SiteSettings>;

/** The part of `shell-manifest.json` that a smoke test reads. */
export interface HostManifest {
  readonly entry: { readonly js: readonly string[]; readonly css: readonly string[] };
  readonly assets: Readonly<Record<string, string>>;
  /** The part that renders pages. */
  readonly server?: { readonly file: string; readonly integrity: string };
}

/** Changes the pages of a site that a browser page loads. */
export type PageChange = (page: Page, site: string, events: SmokeTestEvents) => Promise<void>;

export interface SmokeTestEvents {
  /** The page has the candidate as a server bundle rendered it. */
  readonly onServerRendered: () => void;
  /** The page cannot be changed. */
  readonly onFault: (error: unknown) => void;
}

/** The boot data that a live site writes into its pages. */
export async function readLiveBoot(site: string): Promise<Boot> {
  const response = await fetch(new URL('/fr', site)).catch((cause: unknown) => {
    throw new ReleaseError(`${site} does not respond: check the address of --against.`, { cause });
  });
  return bootOf(await response.text());
}

interface RemoteCandidate {
  readonly folder: string;
  readonly manifest: ReleaseManifest;
  /** Renders with the candidate's server bundle; null without one. */
  readonly render: RenderRemote | null;
}

/** Puts the candidate first among the releases of its remote, renders it where the site renders that, and serves its files from the build. */
export function withRemote({ folder, manifest, render }: RemoteCandidate): PageChange {
  const base = `/remotes/${manifest.name}/${manifest.version}/`;
  const release: BootRelease = {
    version: manifest.version,
    url: `${base}${manifest.entry}`,
    integrity: manifest.assets[manifest.entry] ?? '',
    places: manifest.places,
    manifest,
  };
  return async (page, site, { onServerRendered, onFault }) => {
    await serveFolder(page, `${new URL(site).origin}${base}**`, folder);
    await changeHtml(page, { site, onFault }, async (sent, { pathname, search }) => {
      const live = bootOf(sent);
      const hasPages = Object.keys(manifest.pages ?? {}).every((slot) => pathOf(slot, live.settings, 'fr') !== null);
      // If no earlier release has the page, the site has rendered "not found".
      const html = hasPages ? sent : withoutRendering(sent);
      const boot = { ...live, settings: withPages(live.settings, manifest) };
      const others = boot.discovery.remotes[manifest.name] ?? [];
      const changed = withJson(html, siteBootId, withReleases(boot, manifest.name, [release, ...others]));
      const ssrRemote = ssrRemoteOf(html)?.ssrRemote;
      if (!render || !ssrRemote) return changed;
      const { locale, settings } = boot;
      const rendered = await render({ ...ssrRemote, locale, settings, props: { path: pathname, query: search } });
      if (!rendered) return changed;
      onServerRendered();
      return withPart(changed, { version: manifest.version, html: rendered.html });
    });
  };
}

export interface HostCandidate {
  readonly folder: string;
  readonly manifest: HostManifest;
  /** Its server bundle; null when it leaves pages to the browser. */
  readonly shell: ServerShell | null;
  /** The only release that its remote keeps. */
  readonly only: { readonly name: string; readonly release: BootRelease };
}

/** Replaces the live host by the candidate, and the releases of one remote by a single one. */
export function withHost({ folder, manifest, shell, only }: HostCandidate): PageChange {
  return async (page, site, { onServerRendered, onFault }) => {
    await serveFolder(page, `${new URL(site).origin}/assets/**`, join(folder, 'assets'));
    await changeHtml(page, { site, onFault }, async (html) => {
      const boot = withReleases(bootOf(html), only.name, [only.release]);
      const changed = withHostFiles(withJson(html, siteBootId, boot), manifest);
      const ssrPage = readJson<SsrPage>(html, ssrPageId);
      if (!ssrPage) return changed;
      if (!shell) return withoutRendering(changed);
      const ssrRemote = await shell.renderPage({
        boot,
        renderedFor: ssrPage,
        read: (path, query) => readCatalogue(site, path, query),
      });
      const remote = ssrRemoteOf(html);
      const [before = '', after = null, ...more] = ssrRemote.html.split(remotePlace);
      if (ssrPage.rendersRemote !== (after !== null) || more.length > 0)
        throw new ReleaseError(
          'The server bundle of the host renders remotes wrongly: its page needs one place for a remote that the server renders, and none for one that it does not.',
        );
      if (remote?.version === only.release.version) onServerRendered();
      const part = remote && after !== null ? partElement(remote) + after : (after ?? '');
      return withRoot(withJson(changed, ssrPageId, ssrRemote.page), before + part);
    });
  };
}

async function readCatalogue(site: string, path: string, query: Readonly<Record<string, string>>) {
  const response = await fetch(new URL(`${path}?${new URLSearchParams(query)}`, site));
  return { status: response.status, body: (await response.json()) as unknown };
}

function bootOf(html: string): Boot {
  const boot = readJson<Boot>(html, siteBootId);
  if (!boot)
    throw new ReleaseError('The page holds no boot data: check that --against is the address of an Alzette shop.');
  return boot;
}

function withReleases(boot: Boot, name: string, releases: readonly BootRelease[]): Boot {
  return { ...boot, discovery: { ...boot.discovery, remotes: { ...boot.discovery.remotes, [name]: releases } } };
}

function withHostFiles(html: string, { entry, assets }: HostManifest): string {
  const nonce = /nonce="([^"]+)"/u.exec(html)?.[1] ?? '';
  const styles = entry.css.map(
    (file) => `<link rel="stylesheet" href="/assets/${file}" data-href="${file}" integrity="${assets[file]}">`,
  );
  const scripts = entry.js.map(
    (file) => `<script defer nonce="${nonce}" src="/assets/${file}" integrity="${assets[file]}"></script>`,
  );
  return html
    .replace(/<link [^>]*href="\/assets\/[^>]*>\n?/gu, '')
    .replace(/<script [^>]*src="\/assets\/[^>]*><\/script>\n?/gu, '')
    .replace('</head>', `${[...styles, ...scripts].join('\n')}\n</head>`);
}

async function changeHtml(
  page: Page,
  { site, onFault }: Pick<SmokeTestEvents, 'onFault'> & { readonly site: string },
  change: (html: string, address: URL) => Promise<string>,
): Promise<void> {
  await page.route(
    (url) => url.origin === new URL(site).origin,
    async (route) => {
      const request = route.request();
      if (request.resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      try {
        const body = await change(await response.text(), new URL(request.url()));
        return await route.fulfill({ response, body });
      } catch (error) {
        onFault(error);
        return route.abort();
      }
    },
  );
}

async function serveFolder(page: Page, addresses: string, folder: string): Promise<void> {
  await page.route(addresses, async (route) => {
    const file = basename(new URL(route.request().url()).pathname);
    const body = await readFile(join(folder, file)).catch(() => null);
    return body === null ? route.fulfill({ status: 404 }) : route.fulfill({ body, contentType: contentTypeOf(file) });
  });
}
