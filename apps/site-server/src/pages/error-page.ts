import type { Operator } from '@alzette/operator-config';
import type { Locale } from '@alzette/shop-model';
import { escapeHtml } from './escape';
import { pageMessages } from './messages';
import { themeStyle } from './theme-style';

export interface ErrorPage {
  readonly locale: Locale;
  readonly status: number;
  readonly nonce: string;
  readonly operator: Operator;
}

/** A page that needs nothing but itself, for when there is no such page or the shell cannot be served. */
export function renderErrorPage({ locale, status, nonce, operator }: ErrorPage): string {
  const messages = pageMessages[locale];
  const isMissing = status === 404;
  const title = isMissing ? messages.notFoundTitle : messages.failedTitle;
  const text = isMissing ? messages.notFoundText : messages.failedText;
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
<p><a href="/${locale}">${escapeHtml(messages.toHome)}</a></p>
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
