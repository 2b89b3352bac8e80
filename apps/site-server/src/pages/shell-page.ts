import {
  type BootDiscovery,
  ssrPageId,
  ssrRemoteId,
  remoteForSlot,
  type SiteBoot,
  siteBootId,
} from '@alzette/discovery';
import type { Operator, PublicSettings } from '@alzette/operator-config';
import { escapeHtml, type SandboxMode } from '@alzette/server-kit';
import { isLegalPage, type LegalText, type Locale } from '@alzette/shop-model';
import type { RenderedPage } from '../ssr/page-renderer';
import { firstPaintScript } from '../ssr/first-paint';
import { type LateSheet, lateStylesScript } from './late-styles';
import { recordEventsScript } from '../ssr/record-events-script';
import type { ShellManifest } from '../static/shell-store';
import { escapeJson } from '../http/escape-json';
import { noncePlaceholder as nonce } from '../http/nonce';
import { type PagePart, pageParts, type SharedPart } from '../http/page-body';
import { variablesIn } from '../http/style-rules';
import type { UsedStyles } from '../http/style-sheets';
import { fallbackFont, fontScript } from './font';
import { homeTitle, pageMessages } from './messages';
import { themeStyle } from './operator';
import { iconLinks, type OperatorFiles } from './operator-files';
import { chunksOfPage, laterChunks, type MatchedPage, type ShownPage } from './site-page';
import type { LinkedStyleSheet, RemotePart } from './remote-part-renderer';
import { sandboxNotice } from '../http/sandbox-notice';
import { searchTags } from './search-engines';
import { trustedTypesPolicy } from './trusted-types';
import { bootFailure, bootWatchdog, failureStyle, pageSkeleton, skeletonStyle, withoutScript } from './skeleton';

export interface ShellPage extends MatchedPage {
  /** Null for all pages except device pages, and if the catalogue is unavailable. */
  readonly deviceName: string | null;
  /** Path of the device's picture for link previews. */
  readonly devicePreview: string | null;
  /** The text of a legal page; null for every other page. */
  readonly legal: LegalText | null;
  /** Whether the address exists: a page of a device that is not sold does not. */
  readonly isKnown: boolean;
  readonly siteUrl: string;
  /** JSON-LD, escaped. */
  readonly structured: SharedPart | null;
  readonly boot: SiteBoot<PublicSettings>;
  readonly operator: Operator;
  readonly files: OperatorFiles;
  readonly manifest: ShellManifest;
  readonly sandbox: SandboxMode;
  /** Origins of overridden remotes. */
  readonly remoteOrigins: readonly string[];
  /** The page as the server rendered it; null for a skeleton. */
  readonly renderedPage: StyledPage | null;
  /** The rendered remote of the slot. */
  readonly remote: RemotePart | null;
  readonly usedStyles: UsedStyles;
}

export interface StyledPage extends RenderedPage {
  /** The style sheets of the page (`styleSheetsOf`). */
  readonly styleSheets: readonly LinkedStyleSheet[];
}

/**
 * The HTML of a page of the shop, with the placeholder of its nonce: rendered, or a skeleton that the shell replaces when its files are
 * loaded.
 */
export function renderShellPage(shellPage: ShellPage): readonly PagePart[] {
  const { boot, page, operator, manifest, renderedPage } = shellPage;
  const { locale } = boot;
  const messages = pageMessages[locale];
  const title = titleOf(shellPage);
  const notice = sandboxNotice(shellPage.sandbox, locale);
  return pageParts`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${searchTags({ ...shellPage, title, locale })}
${iconLinks(shellPage.files, locale)}
${fonts(shellPage)}
${preloads(shellPage)}
${stylesheets(shellPage)}
<style nonce="${nonce}">${themeStyle(operator)}${renderedPage ? failureStyle : skeletonStyle}${notice.style}</style>
<script nonce="${nonce}">${trustedTypesPolicy(shellPage.remoteOrigins)}${bootWatchdog}${renderedPage ? firstPaintScript + lateStylesScript(lateSheets(shellPage), operator.theme.font) + recordEventsScript : ''}</script>
${scripts(manifest)}
</head>
<body>
${notice.html}${
    renderedPage
      ? pageParts`${bootFailure(operator, messages)}<div id="root">${renderedRoot(renderedPage, shellPage.remote)}</div>`
      : `<div id="root">${pageSkeleton(page, operator, messages)}${bootFailure(operator, messages)}</div>`
  }
${withoutScript(operator, messages)}
${pageData(shellPage)}
</body>
</html>
`;
}

/** The title of the browser's tab, which the shell keeps. */
function titleOf({ title, deviceName, legal, page, isKnown, operator: { name }, boot: { locale } }: ShellPage): string {
  if (page === 'home') return homeTitle(locale, name);
  const { titles } = pageMessages[locale];
  const ofPage = isKnown && page !== 'remote' && !isLegalPage(page) ? titles[page] : titles.unknown;
  return `${title ?? deviceName ?? legal?.title ?? ofPage}, ${name}`;
}

/** The rendered page, with the rendered remote in its slot. */
function renderedRoot({ html }: StyledPage, remote: RemotePart | null): readonly PagePart[] {
  const [before, after] = html;
  if (!remote || !before || !after) return html;
  return pageParts`${before}<div data-release="${escapeHtml(remote.version)}">${remote.html}</div>${after}`;
}

/** The data for scripts and search engines. It follows the painted content, because it is a third of the transferred bytes of a page. */
function pageData({ boot, renderedPage, remote, structured }: ShellPage): readonly PagePart[] {
  const json = (id: string, content: PagePart | readonly PagePart[]) =>
    pageParts`<script type="application/json" id="${id}" nonce="${nonce}">${content}</script>\n`;
  return [
    ...json(siteBootId, escapeJson(boot)),
    ...(renderedPage ? json(ssrPageId, renderedPage.data) : []),
    ...(remote ? json(ssrRemoteId, escapeJson(remote.ssrRemote)) : []),
    // Browsers do not run it, but every script element carries the nonce.
    ...(structured === null
      ? []
      : pageParts`<script type="application/ld+json" nonce="${nonce}">${structured}</script>\n`),
  ];
}

/** The operator's font. */
function fonts({ manifest, operator: { theme } }: ShellPage): string {
  return manifest.fonts
    .filter((name) => name.startsWith(`${theme.font}-`))
    .map((name) => `<script nonce="${nonce}">${fontScript(theme.font, `/assets/${name}`)}</script>`)
    .join('\n');
}

function preloads(shellPage: ShellPage): string {
  const { boot, slot } = shellPage;
  const { locale, discovery } = boot;
  const remote = slot === null ? null : remoteForSlot(discovery, slot);
  const files = [
    ...shellPreloads(shellPage),
    ...(remote === null || isFromDevServer(boot, remote)
      ? []
      : remotePreloads(discovery, remote, locale).filter(({ kind }) => kind !== 'style' || !shellPage.remote)),
  ];
  const isServerRendered = shellPage.renderedPage !== null;
  return files.map((file) => preloadLink(file, isServerRendered)).join('\n');
}

/** Dev servers name their files differently, so there is nothing to preload. */
function isFromDevServer({ overrides, remoteServers }: ShellPage['boot'], remote: string): boolean {
  return overrides?.[remote] !== undefined || remoteServers?.[remote] !== undefined;
}

/** The style sheets of a rendered page: the shell's, and those of the chunks that rendered it. */
export function styleSheetsOf(
  { entry, chunks = {} }: ShellManifest,
  shown: ShownPage,
  locale: Locale,
): readonly string[] {
  const names = [...chunksOfPage(shown, locale, true), ...laterChunks(shown)];
  const ofPage = names.flatMap((chunk) => chunks[chunk] ?? []);
  return [...entry.css, ...ofPage.filter((file) => file.endsWith('.css'))];
}

/**
 * A rendered page contains the rules that it uses, so that it paints with the first response. Its whole style sheets, which are the same
 * for many pages, are loaded later (`lateStylesScript`), without scripts only for a print.
 */
function stylesheets(shellPage: ShellPage): readonly PagePart[] {
  const { manifest, operator, renderedPage, remote, usedStyles } = shellPage;
  const { entry, assets } = manifest;
  if (!renderedPage) {
    const links = entry.css.map((file) => styleLink({ file, href: `/assets/${file}`, integrity: assets[file] }));
    return [links.join('\n')];
  }
  const sheets = sheetsOf(shellPage);
  const variables = new Set([...variablesIn(themeStyle(operator) + failureStyle), fallbackFont(operator.theme.font)]);
  const ofPage = { classes: new Set<string>(), variables };
  const used = usedStyles(sheets, [renderedPage.styleNames, ...(remote ? [remote.styleNames] : []), ofPage]);
  const links = sheets.map((sheet) => styleLink(sheet, 'media="print" '));
  return pageParts`<style nonce="${nonce}">${used}</style>\n<noscript>${links.join('')}</noscript>`;
}

function sheetsOf({ renderedPage, remote }: ShellPage): readonly LinkedStyleSheet[] {
  return [...(renderedPage?.styleSheets ?? []), ...(remote?.styleSheets ?? [])];
}

function lateSheets(shellPage: ShellPage): readonly LateSheet[] {
  return sheetsOf(shellPage).map(({ file, href, integrity: hash }) =>
    hash === undefined ? [file, href] : [file, href, hash],
  );
}

function styleLink(
  { file, href, integrity: hash }: Pick<LinkedStyleSheet, 'file' | 'href' | 'integrity'>,
  media = '',
): string {
  return `<link rel="stylesheet" ${media}href="${escapeHtml(href)}" data-href="${escapeHtml(file)}"${integrity(hash)}>`;
}

function scripts({ entry, assets }: ShellManifest): string {
  return entry.js
    .map(
      (file) => `<script defer nonce="${nonce}" src="/assets/${escapeHtml(file)}"${integrity(assets[file])}></script>`,
    )
    .join('\n');
}

function integrity(hash: string | undefined): string {
  return hash === undefined ? '' : ` integrity="${escapeHtml(hash)}"`;
}

interface Preload {
  readonly href: string;
  readonly kind: 'script' | 'style' | 'fetch';
  readonly integrity?: string | undefined;
}

/** The entry files, the scripts they load next, the messages and the chunks of the page. */
function shellPreloads(shellPage: ShellPage): readonly Preload[] {
  const { manifest, boot } = shellPage;
  const isServerRendered = shellPage.renderedPage !== null;
  const file = (name: string): Preload => preloadOf(`/assets/${name}`, manifest.assets[name]);
  const messages = manifest.messages?.[boot.locale];
  return [
    ...(isServerRendered ? [] : manifest.entry.css.map(file)),
    ...manifest.entry.js.map(file),
    ...(manifest.preload ?? []).map(file),
    ...(messages === undefined ? [] : [file(messages)]),
    ...chunksOfPage(shellPage, boot.locale, isServerRendered)
      .flatMap((chunk) => manifest.chunks?.[chunk] ?? [])
      .filter((name) => !isServerRendered || isScript(name))
      .map(file),
  ];
}

/** Entry, exposed files and messages of the visitor's release of a remote; empty when its manifest is unreadable. */
function remotePreloads(discovery: BootDiscovery, remote: string, locale: Locale): readonly Preload[] {
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
 * The integrity must equal that of the later script or style element, and only fetches are `crossorigin`: else the
 * browser loads the file twice. The preload of a script needs the nonce too. The scripts of a rendered page have a low priority, so that
 * they do not delay its first paint.
 */
function preloadLink({ href, kind, integrity }: Preload, isServerRendered: boolean): string {
  const attributes = [
    `rel="preload" as="${kind}" href="${escapeHtml(href)}"`,
    kind === 'fetch' ? 'crossorigin' : '',
    kind === 'script' ? `nonce="${nonce}"` : '',
    kind === 'script' && isServerRendered ? 'fetchpriority="low"' : '',
    integrity !== undefined && (kind === 'script' || kind === 'style') ? `integrity="${escapeHtml(integrity)}"` : '',
  ];
  return `<link ${attributes.filter(Boolean).join(' ')}>`;
}

function preloadOf(href: string, integrity: string | undefined): Preload {
  if (isScript(href)) return { href, kind: 'script', integrity };
  if (href.endsWith('.css')) return { href, kind: 'style', integrity };
  return { href, kind: 'fetch' };
}

function isScript(file: string): boolean {
  return file.endsWith('.js');
}
