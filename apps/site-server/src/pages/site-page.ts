import type { SitePage } from '@alzette/discovery';
import type { Operator } from '@alzette/operator-config';
import type { Locale } from '@alzette/shop-model';

/** Which page stands at a path. `path` is everything after the locale. */
export function sitePage({ paths }: Pick<Operator, 'paths'>, locale: Locale, path: string): SitePage {
  if (path === '') return 'home';
  const pages = ['mobile', 'cart', 'checkout'] as const;
  return pages.find((page) => paths[page][locale] === path) ?? 'unknown';
}

const remotes: Partial<Record<SitePage, string>> = { cart: 'cart', checkout: 'esales-checkout' };

/** The remote whose files are worth fetching ahead on a page. Only a hint: the page works without, or without the remote. */
export function remoteOfPage(page: SitePage): string | null {
  return remotes[page] ?? null;
}
