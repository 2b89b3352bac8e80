import { isLocale, type Locale } from '@alzette/shop-model';

export type Page = 'home' | 'mobile' | 'cart' | 'checkout';
/** Last part of a page's address, by page and language; from the operator's settings. */
export type SitePaths = Readonly<Record<Exclude<Page, 'home'>, Readonly<Record<Locale, string>>>>;

/** The address of a page in a language: `/fr/panier`. */
export function pathFor(page: Page, locale: Locale, paths: SitePaths): string {
  return page === 'home' ? `/${locale}` : `/${locale}/${paths[page][locale]}`;
}

/** Which page an address is; null when it is none of this site's. */
export function matchPath(pathname: string, paths: SitePaths): { locale: Locale; page: Page } | null {
  const [locale, segment, ...rest] = pathname.split('/').filter(Boolean);
  if (!isLocale(locale) || rest.length > 0) return null;
  if (segment === undefined) return { locale, page: 'home' };
  const page = (Object.keys(paths) as (keyof SitePaths)[]).find((name) => paths[name][locale] === segment);
  return page ? { locale, page } : null;
}
