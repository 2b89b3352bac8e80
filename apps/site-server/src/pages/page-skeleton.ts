import type { SitePage } from '@alzette/discovery';
import { escapeHtml } from './escape';
import type { PageMessages } from './messages';

/** What stands on the page until the shell draws over it: the header bar, and blocks in the place of the content. */
export function pageSkeleton(page: SitePage, operatorName: string, messages: PageMessages): string {
  return [
    `<header class="skeleton-header"><span class="skeleton-logo">${escapeHtml(operatorName)}</span></header>`,
    `<main class="skeleton-page skeleton-page-${page}" aria-busy="true">`,
    `<p class="skeleton-words">${escapeHtml(messages.loading)}</p>`,
    '<div class="skeleton-block skeleton-title"></div>',
    '<div class="skeleton-row">',
    '<div class="skeleton-block"></div>'.repeat(3),
    '</div>',
    '</main>',
  ].join('');
}

/** Rules of the skeleton, written into the page so that it is drawn before any style sheet arrives. */
export const skeletonStyle = [
  'body{margin:0;background:var(--paper,#fff);color:var(--ink,#14202b)}',
  '.skeleton-header{display:flex;align-items:center;height:72px;padding:0 16px;border-bottom:1px solid var(--line,#e3e8ec)}',
  '.skeleton-logo{font:700 21px/1 Figtree,system-ui,sans-serif}',
  '.skeleton-page{max-width:1120px;margin:48px auto;padding:0 16px}',
  '.skeleton-words{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
  '.skeleton-block{min-height:320px;border-radius:16px;background:var(--line,#e3e8ec);opacity:.6}',
  '.skeleton-title{min-height:40px;width:min(60%,420px);margin-bottom:32px}',
  '.skeleton-row{display:grid;grid-template-columns:repeat(auto-fit,minmax(260px,1fr));gap:24px}',
].join('');
