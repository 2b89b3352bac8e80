// Replaces what a live page loads, in one browser: the releases in its boot data, or the host's own files.
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BootRelease, ReleaseManifest, SiteBoot } from '@alzette/discovery';
import type { Page } from 'playwright';
import { ReleaseError } from '../release-error';
import { type SiteSettings, withPages } from '../site-settings';
import { contentTypeOf } from '../stores/store';

type Boot = SiteBoot<SiteSettings>;

/** The part of `shell-manifest.json` that a trial reads. */
export interface HostManifest {
  readonly entry: { readonly js: readonly string[]; readonly css: readonly string[] };
  readonly assets: Readonly<Record<string, string>>;
}

/** Changes the pages of a site that a browser page loads. */
export type PageChange = (page: Page, site: string) => Promise<void>;

const bootElement = /(<script type="application\/json" id="alzette-boot"[^>]*>)(.*?)(<\/script>)/su;

/** The boot data that a live site writes into its pages. */
export async function readLiveBoot(site: string): Promise<Boot> {
  const response = await fetch(new URL('/fr', site)).catch((cause: unknown) => {
    throw new ReleaseError(`${site} does not answer: check the address of --against.`, { cause });
  });
  return bootOf(await response.text());
}

/** Puts the candidate first among the releases of its remote, and serves its files from the build. */
export function withRemote({
  folder,
  manifest,
}: {
  readonly folder: string;
  readonly manifest: ReleaseManifest;
}): PageChange {
  const base = `/remotes/${manifest.name}/${manifest.version}/`;
  const release: BootRelease = {
    version: manifest.version,
    url: `${base}${manifest.entry}`,
    integrity: manifest.assets[manifest.entry] ?? '',
    places: manifest.places,
    manifest,
  };
  return async (page, site) => {
    await serveFolder(page, `${new URL(site).origin}${base}**`, folder);
    await changeHtml(page, site, (html) => {
      const boot = bootOf(html);
      const settings = withPages(boot.settings, manifest);
      const others = boot.discovery.remotes[manifest.name] ?? [];
      return withBoot(html, withReleases({ ...boot, settings }, manifest.name, [release, ...others]));
    });
  };
}

export interface HostCandidate {
  readonly folder: string;
  readonly manifest: HostManifest;
  /** The only release that its remote keeps. */
  readonly only: { readonly name: string; readonly release: BootRelease };
}

/** Replaces the live host by the candidate, and the releases of one remote by a single one. */
export function withHost({ folder, manifest, only }: HostCandidate): PageChange {
  return async (page, site) => {
    await serveFolder(page, `${new URL(site).origin}/assets/**`, join(folder, 'assets'));
    await changeHtml(page, site, (html) =>
      withHostFiles(withBoot(html, withReleases(bootOf(html), only.name, [only.release])), manifest),
    );
  };
}

function bootOf(html: string): Boot {
  const text = bootElement.exec(html)?.[2];
  if (text === undefined)
    throw new ReleaseError('The page holds no boot data: is --against the address of an Alzette shop?');
  return JSON.parse(text) as Boot;
}

/** `<` is escaped, so that no text of the data ends the script element. */
function withBoot(html: string, boot: Boot): string {
  const text = JSON.stringify(boot).replaceAll('<', '\\u003c');
  return html.replace(bootElement, (_all, open: string, _text, close: string) => `${open}${text}${close}`);
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

async function changeHtml(page: Page, site: string, change: (html: string) => string): Promise<void> {
  await page.route(
    (url) => url.origin === new URL(site).origin,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, body: change(await response.text()) });
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
