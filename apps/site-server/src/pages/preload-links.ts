import type { BootDiscovery } from '@alzette/discovery';
import type { Operator } from '@alzette/operator-config';
import type { Locale } from '@alzette/shop-model';
import type { ShellManifest } from '../static/shell-store';
import { escapeHtml } from '@alzette/server-kit';
import { chunksOfPage, type SitePage } from './site-page';

/** A file that the browser should fetch before anything asks for it. */
export interface Preload {
  readonly href: string;
  readonly kind: 'script' | 'style' | 'font' | 'fetch';
  readonly integrity?: string | undefined;
}

/** The operator's font, entry files, the scripts that these load next, messages of the shell, and the chunks that the page is sure to ask for. */
export function shellPreloads(
  manifest: ShellManifest,
  { theme }: Operator,
  page: SitePage,
  locale: Locale,
): readonly Preload[] {
  const file = (name: string): Preload => preloadOf(`/assets/${name}`, manifest.assets[name]);
  const messages = manifest.messages?.[locale];
  return [
    ...manifest.fonts.filter((name) => name.startsWith(`${theme.font}-`)).map(file),
    ...manifest.entry.css.map(file),
    ...manifest.entry.js.map(file),
    ...(manifest.preload ?? []).map(file),
    ...(messages === undefined ? [] : [file(messages)]),
    ...chunksOfPage(page, locale)
      .flatMap((chunk) => manifest.chunks?.[chunk] ?? [])
      .map(file),
  ];
}

/** Entry, exposed files and messages of the visitor's release of a remote; nothing when its manifest could not be read. */
export function remotePreloads(discovery: BootDiscovery, remote: string, locale: Locale): readonly Preload[] {
  const release = discovery.remotes[remote]?.[0];
  if (!release?.manifest || !release.url.startsWith('/')) return [];
  const { assets, preload, messages } = release.manifest;
  const catalogue = messages?.[locale];
  const folder = release.url.slice(0, release.url.lastIndexOf('/') + 1);
  return [
    preloadOf(release.url, release.integrity),
    ...[...preload, ...(catalogue === undefined ? [] : [catalogue])].map((name) =>
      preloadOf(`${folder}${name}`, assets[name]),
    ),
  ];
}

/**
 * The link element. The integrity equals that of the later script or style element, and only fonts and fetches are
 * `crossorigin`: otherwise the file would travel twice. A script's preload needs the nonce, as the script does.
 */
export function preloadLink({ href, kind, integrity }: Preload, nonce: string): string {
  const attributes = [
    `rel="preload" as="${kind}" href="${escapeHtml(href)}"`,
    kind === 'font' ? 'type="font/woff2"' : '',
    kind === 'font' || kind === 'fetch' ? 'crossorigin' : '',
    kind === 'script' ? `nonce="${nonce}"` : '',
    integrity !== undefined && (kind === 'script' || kind === 'style') ? `integrity="${escapeHtml(integrity)}"` : '',
  ];
  return `<link ${attributes.filter(Boolean).join(' ')}>`;
}

function preloadOf(href: string, integrity: string | undefined): Preload {
  if (href.endsWith('.js')) return { href, kind: 'script', integrity };
  if (href.endsWith('.css')) return { href, kind: 'style', integrity };
  return { href, kind: href.endsWith('.woff2') ? 'font' : 'fetch' };
}
