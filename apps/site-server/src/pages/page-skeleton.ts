import type { Operator } from '@alzette/operator-config';
import { escapeHtml } from '@alzette/server-kit';
import type { PageMessages } from './messages';
import type { SitePage } from './site-page';

/** What stands on the page until the shell draws over it: its header, and blocks in the place of the content to come. */
export function pageSkeleton(page: SitePage, operator: Operator, messages: PageMessages): string {
  return [
    '<header class="skeleton-header"><div class="skeleton-wrap">',
    `<span class="skeleton-logo">${logos[operator.theme.logo]}${escapeHtml(operator.name)}</span>`,
    '</div></header>',
    '<main class="skeleton-wrap skeleton-page" aria-busy="true">',
    `<p class="skeleton-words">${escapeHtml(messages.loading)}</p>`,
    '<div class="skeleton-block skeleton-title"></div>',
    `<div class="skeleton-${columns[page]}">${'<div class="skeleton-block"></div>'.repeat(blocks[columns[page]])}</div>`,
    '</main>',
  ].join('');
}

const blocks = { side: 2, three: 3, two: 2, one: 1 };

/** Content beside a panel, offers three or two across, or one thing. */
const columns: Readonly<Record<SitePage, keyof typeof blocks>> = {
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
  remote: 'one',
  unknown: 'one',
};

/** The operator's sign, as the shell draws it. */
const logos: Readonly<Record<Operator['theme']['logo'], string>> = {
  waves:
    '<svg viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden="true"><rect width="32" height="32" rx="10" fill="var(--brand)"/><path d="M6 20.5c3.3 0 3.3-3.5 6.7-3.5s3.3 3.5 6.6 3.5 3.3-3.5 6.7-3.5M6 14.5c3.3 0 3.3-3.5 6.7-3.5s3.3 3.5 6.6 3.5S22.6 11 26 11" stroke="var(--on-brand)" stroke-width="2.6" stroke-linecap="round"/></svg>',
  line: '<svg viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden="true"><path d="M2.5 22.5H10c4 0 6-2.5 6-6.5s2-6.5 6-6.5h7.5" stroke="var(--brand)" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"/></svg>',
};

/** Rules of the skeleton, on the tokens of the shell's style sheet, which the page waits for before it draws. */
export const skeletonStyle = [
  '.skeleton-wrap{max-width:calc(var(--w-page) + 2*var(--pad-page));margin-inline:auto;padding-inline:var(--pad-page)}',
  '.skeleton-header{border-bottom:var(--frame-rule);background:var(--paper)}',
  '.skeleton-logo{display:flex;align-items:center;gap:10px;height:72px;font-size:var(--t-21);font-weight:700;letter-spacing:-.03em}',
  '.skeleton-page{padding-block:48px 72px}',
  '.skeleton-words{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
  '.skeleton-block{min-height:280px;border-radius:var(--r-card);background:var(--mist-deep)}',
  '.skeleton-title{min-height:40px;width:min(70%,320px);margin-bottom:32px;border-radius:min(8px,var(--r-card))}',
  '.skeleton-failure{padding-block:48px 72px}',
  '.skeleton-side{display:grid;grid-template-columns:minmax(0,1fr) 360px;gap:48px}',
  '.skeleton-three,.skeleton-two{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:24px}',
  '.skeleton-two{grid-template-columns:repeat(2,minmax(0,1fr))}',
  '@media (width<960px){.skeleton-logo{height:60px}.skeleton-page{padding-block:24px}.skeleton-side,.skeleton-three,.skeleton-two{grid-template-columns:minmax(0,1fr)}}',
].join('');
