import type { SitePage } from '@alzette/discovery';
import type { Operator } from '@alzette/operator-config';
import type { Locale } from '@alzette/shop-model';

/** Which page stands at a path. `path` is everything after the locale. */
export function sitePage({ paths }: Pick<Operator, 'paths'>, locale: Locale, path: string): SitePage {
  if (path === '') return 'home';
  const pages = ['mobile', 'cart', 'checkout'] as const;
  return pages.find((page) => paths[page][locale] === path) ?? 'unknown';
}

/** The place of the site that a remote fills on a page. Which checkout it will be only the browser knows: esales is by far the likeliest. */
export function placeOfPage(page: SitePage): string | null {
  if (page === 'checkout') return 'checkout/esales';
  return page === 'cart' ? 'cart' : null;
}
