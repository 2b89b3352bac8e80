import type { Locale } from '@alzette/shop-model';
import type { Brand } from './brands';
import { html, type Html } from './html';
import { stylesheet } from './stylesheet';

export interface Layout {
  readonly brand: Brand;
  readonly language: Locale;
  readonly title: string;
  readonly nonce: string;
  readonly content: Html;
  /** Whether the page has two columns. */
  readonly isWide?: boolean;
}

/** A whole page of one company. */
export function layout({ brand, language, title, nonce, content, isWide = false }: Layout): Html {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${brand.name}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${stylesheet(brand)}</style>
</head>
<body>
<header><span aria-hidden="true">${brand.mark}</span>${brand.name}</header>
<main${isWide ? html` class="wide"` : null}>${content}</main>
</body>
</html>`;
}
