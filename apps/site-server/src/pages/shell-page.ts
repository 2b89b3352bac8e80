import { remoteForPlace, siteBootId, type SiteBoot } from '@alzette/discovery';
import type { Operator, PublicSettings } from '@alzette/operator-config';
import type { ShellManifest } from '../static/shell-store';
import { escapeHtml } from '@alzette/server-kit';
import { bootFailure, bootWatchdog } from './boot-watchdog';
import { escapeJson } from './escape';
import { pageMessages } from './messages';
import { pageSkeleton, skeletonStyle } from './page-skeleton';
import { preloadLink, remotePreloads, shellPreloads } from './preload-links';
import type { MatchedPage } from './site-page';
import { themeStyle } from './theme-style';

export interface ShellPage extends MatchedPage {
  readonly boot: SiteBoot<PublicSettings>;
  readonly operator: Operator;
  readonly manifest: ShellManifest;
  readonly nonce: string;
}

/** The HTML of a page of the shop: drawn as a skeleton at once, taken over by the shell as soon as its files are there. */
export function renderShellPage(shellPage: ShellPage): string {
  const { boot, page, operator, manifest, nonce } = shellPage;
  const { locale } = boot;
  const messages = pageMessages[locale];
  const title = shellPage.title ?? messages.titles[page === 'remote' ? 'unknown' : page];
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} – ${operator.name}`)}</title>
<link rel="icon" href="data:,">
${preloads(shellPage)}
${stylesheets(manifest)}
<style nonce="${nonce}">${themeStyle(operator)}${skeletonStyle}</style>
<script type="application/json" id="${siteBootId}" nonce="${nonce}">${escapeJson(boot)}</script>
<script nonce="${nonce}">${bootWatchdog}</script>
${scripts(manifest, nonce)}
</head>
<body>
<div id="root">${pageSkeleton(page, operator, messages)}${bootFailure(operator, messages)}</div>
<noscript><p>${escapeHtml(messages.needsScript)}</p></noscript>
</body>
</html>
`;
}

function preloads({ boot, page, slot, operator, manifest, nonce }: ShellPage): string {
  const { locale, discovery } = boot;
  const remote = slot === null ? null : remoteForPlace(discovery, slot);
  const files = [
    ...shellPreloads(manifest, operator, page, locale),
    ...(remote === null || isServedElsewhere(boot, remote) ? [] : remotePreloads(discovery, remote, locale)),
  ];
  return files.map((file) => preloadLink(file, nonce)).join('\n');
}

/** Whether the page takes the remote from a dev server, whose files have other names. */
function isServedElsewhere({ overrides, remoteServers }: ShellPage['boot'], remote: string): boolean {
  return overrides?.[remote] !== undefined || remoteServers?.[remote] !== undefined;
}

/** `data-href` is the name under which the shell's loading code looks for a sheet that is there already. */
function stylesheets({ entry, assets }: ShellManifest): string {
  return entry.css
    .map((file) => {
      const name = escapeHtml(file);
      return `<link rel="stylesheet" href="/assets/${name}" data-href="${name}"${integrity(assets[file])}>`;
    })
    .join('\n');
}

function scripts({ entry, assets }: ShellManifest, nonce: string): string {
  return entry.js
    .map(
      (file) => `<script defer nonce="${nonce}" src="/assets/${escapeHtml(file)}"${integrity(assets[file])}></script>`,
    )
    .join('\n');
}

function integrity(hash: string | undefined): string {
  return hash === undefined ? '' : ` integrity="${escapeHtml(hash)}"`;
}
