import { isLocale, locales, type Locale } from './locale';

/** The pages whose path the operator may choose, per language. */
export type NamedPage = 'cart' | 'checkout' | 'mobile';
export type Page = 'home' | NamedPage;
export type SitePaths = Readonly<Record<NamedPage, Readonly<Record<Locale, string>>>>;

/** The address of a page, without host: `/fr/panier`. */
export function pathFor(page: Page, locale: Locale, paths: SitePaths): string {
  return page === 'home' ? `/${locale}` : `/${locale}/${paths[page][locale]}`;
}

/** `page` is null where the site has no such page; `locale` is null where the path does not begin with one. */
export interface PathMatch {
  readonly locale: Locale | null;
  readonly page: Page | null;
}

export function matchPath(pathname: string, paths: SitePaths): PathMatch {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  if (!isLocale(first)) return { locale: null, page: null };
  if (rest.length === 0) return { locale: first, page: 'home' };
  const page = namedPages(paths).find((each) => paths[each][first] === decodeSafely(rest.join('/')));
  return { locale: first, page: page ?? null };
}

/** The same page in every language, for the language switch. Falls back to the home page. */
export function pathsInAllLocales(page: Page | null, paths: SitePaths): Readonly<Record<Locale, string>> {
  const entries = locales.map((locale) => [locale, pathFor(page ?? 'home', locale, paths)]);
  return Object.fromEntries(entries) as Record<Locale, string>;
}

function namedPages(paths: SitePaths): readonly NamedPage[] {
  return Object.keys(paths) as NamedPage[];
}

function decodeSafely(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
