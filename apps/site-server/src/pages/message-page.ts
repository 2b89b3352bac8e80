import type { Operator } from '@alzette/operator-config';
import type { Locale } from '@alzette/shop-model';
import { escapeHtml } from '@alzette/server-kit';
import { themeStyle } from './theme-style';

export interface MessagePage {
  readonly locale: Locale;
  readonly nonce: string;
  readonly operator: Operator;
  readonly title: string;
  readonly text: string;
  /** Ways on, the likeliest first. */
  readonly links: readonly { readonly href: string; readonly words: string }[];
}

/** A page that needs nothing but itself: it says what happened, and leads on. */
export function renderMessagePage({ locale, nonce, operator, title, text, links }: MessagePage): string {
  const ways = links.map(({ href, words }) => `<p><a href="${escapeHtml(href)}">${escapeHtml(words)}</a></p>`);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} – ${operator.name}`)}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${themeStyle(operator)}${style}</style>
</head>
<body>
<main>
<p class="name">${escapeHtml(operator.name)}</p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${ways.join('\n')}
</main>
</body>
</html>
`;
}

const style = [
  'body{margin:0;background:var(--paper,#fff);color:var(--ink,#14202b);font:17px/1.5 Figtree,system-ui,sans-serif}',
  'main{max-width:560px;margin:0 auto;padding:72px 16px}',
  'h1{font-size:32px;line-height:1.2;letter-spacing:-.025em;text-wrap:balance}',
  '.name{font-weight:700;font-size:21px}',
  'a{display:inline-block;padding:12px 0;color:var(--river,#0b5c7d)}',
].join('');
