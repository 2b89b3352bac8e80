import type { Operator } from '@alzette/operator-config';
import { logoSvg } from '@alzette/operator-config/load';
import { escapeHtml } from '@alzette/server-kit';
import { isLegalPage, type LegalPage, phoneHref } from '@alzette/shop-model';
import type { PageMessages } from './messages';
import type { SitePage } from './site-page';

/** The page until the shell renders: its header, and blocks instead of the content. */
export function pageSkeleton(page: SitePage, operator: Operator, messages: PageMessages): string {
  const layout = isLegalPage(page) ? 'one' : columns[page];
  return [
    '<header class="skeleton-header"><div class="skeleton-wrap">',
    `<span class="skeleton-logo">${logoSvg(operator.theme.logo)}${escapeHtml(operator.name)}</span>`,
    '</div></header>',
    '<main class="skeleton-wrap skeleton-page" aria-busy="true">',
    `<p class="skeleton-text">${escapeHtml(messages.loading)}</p>`,
    '<div class="skeleton-block skeleton-title"></div>',
    `<div class="skeleton-${layout}">${'<div class="skeleton-block"></div>'.repeat(blocks[layout])}</div>`,
    '</main>',
  ].join('');
}

const blocks = { side: 2, three: 3, two: 2, one: 1 };

/** The layout of each page's content: beside a panel, in three or two columns, or in one. */
const columns: Readonly<Record<Exclude<SitePage, LegalPage>, keyof typeof blocks>> = {
  home: 'one',
  phones: 'three',
  mobile: 'three',
  internet: 'three',
  'internet-mobile': 'three',
  tv: 'three',
  duo: 'three',
  'top-up': 'side',
  'starter-packs': 'two',
  cart: 'side',
  checkout: 'side',
  orders: 'side',
  remote: 'one',
  unknown: 'one',
};

/** The styles of the failure message. Like those of the skeleton, they use the design tokens of the shell's style sheet. */
export const failureStyle = [
  '.skeleton-wrap{max-width:calc(var(--w-page) + 2*var(--pad-page));margin-inline:auto;padding-inline:var(--pad-page)}',
  '.skeleton-failure{padding-block:48px 72px}',
].join('');

/** The style sheet blocks rendering until it is loaded. */
export const skeletonStyle = [
  failureStyle,
  '.skeleton-header{border-bottom:var(--frame-rule);background:var(--paper)}',
  '.skeleton-logo{display:flex;align-items:center;gap:10px;height:72px;font-size:var(--t-21);font-weight:700;letter-spacing:-.03em}',
  '.skeleton-page{padding-block:48px 72px}',
  '.skeleton-text{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
  '.skeleton-block{min-height:280px;border-radius:var(--r-card);background:var(--mist-deep)}',
  '.skeleton-title{min-height:40px;width:min(70%,320px);margin-bottom:32px;border-radius:min(8px,var(--r-card))}',
  '.skeleton-side{display:grid;grid-template-columns:minmax(0,1fr) 360px;gap:48px}',
  '.skeleton-three,.skeleton-two{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:24px}',
  '.skeleton-two{grid-template-columns:repeat(2,minmax(0,1fr))}',
  '@media (max-width:959.98px){.skeleton-logo{height:60px}.skeleton-page{padding-block:24px}.skeleton-side,.skeleton-three,.skeleton-two{grid-template-columns:minmax(0,1fr)}}',
].join('');

/** How long the skeleton is shown before the page offers a reload, in milliseconds. */
const timeoutMs = 10_000;

const failureId = 'boot-failure';

/** A hidden element: beside the skeleton inside the shell's root, which a late shell replaces, or before the root of a rendered page. */
export function bootFailure({ support }: Operator, messages: PageMessages): string {
  return [
    `<div id="${failureId}" class="skeleton-wrap skeleton-failure" role="alert" hidden>`,
    `<h1>${escapeHtml(messages.failedTitle)}</h1>`,
    `<p>${escapeHtml(messages.failedText)}</p>`,
    `<p><a href="">${escapeHtml(messages.reload)}</a></p>`,
    `<p>${phoneLink(support.phone)}</p>`,
    '</div>',
  ].join('');
}

/** For browsers with JavaScript off. */
export function withoutScript({ support }: Operator, messages: PageMessages): string {
  return `<noscript><p class="skeleton-wrap">${escapeHtml(messages.needsScript)} ${phoneLink(support.phone)}</p></noscript>`;
}

function phoneLink(phone: string): string {
  return `<a href="${escapeHtml(phoneHref(phone))}">${escapeHtml(phone)}</a>`;
}

/**
 * Shows the failure when a script does not load, parse or start while the skeleton is shown, when a style sheet of the shell does not load,
 * or when the skeleton is shown too long. Written in ES5 by hand: it has to run in browsers that cannot parse the shell.
 */
export const bootWatchdog = `(function(){
function show(){
if(document.readyState==='loading')return addEventListener('DOMContentLoaded',show);
var failure=document.getElementById('${failureId}');
if(!failure)return;
if(failure.previousSibling.nodeName==='MAIN')failure.previousSibling.hidden=true;
failure.hidden=false;
}
addEventListener('error',function(event){
var target=event.target;
if(target===window||target.nodeName==='SCRIPT'||target.media==='print'&&/^\\/assets\\//.test(target.getAttribute('href')))show();
},true);
addEventListener('unhandledrejection',show);
setTimeout(show,${timeoutMs});
})();`;
