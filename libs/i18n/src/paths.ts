import { isLocale, type Locale, locales } from './locale';

/** The pages whose path the operator may choose, per language. */
export type NamedPage =
  | 'cart'
  | 'checkout'
  | 'phones'
  | 'mobile'
  | 'internet'
  | 'internet-mobile'
  | 'tv'
  | 'duo'
  | 'top-up'
  | 'starter-packs';
export type Page = 'home' | NamedPage;
export type SitePaths = Readonly<Record<NamedPage, Readonly<Record<Locale, string>>>>;

/** Pages that remotes fill, by place: hosts learn them from the operator's settings and know none of them. */
export type RemotePages = Readonly<
  Record<string, { readonly path: Readonly<Record<Locale, string>>; readonly title: Readonly<Record<Locale, string>> }>
>;

/** The address of a page, without host: `/fr/panier`. */
export function pathFor(page: Page, locale: Locale, paths: SitePaths): string {
  return page === 'home' ? `/${locale}` : `/${locale}/${paths[page][locale]}`;
}

/** The address of one phone: `/fr/telephones/ernz-9-pro`. */
export function phonePath(slug: string, locale: Locale, paths: SitePaths): string {
  return `${pathFor('phones', locale, paths)}/${encodeURIComponent(slug)}`;
}

/** `page` is null where the site has no such page of its own; `locale` is null where the path does not begin with one. */
export interface PathMatch {
  readonly locale: Locale | null;
  readonly page: Page | null;
  /** Which phone, below the phones' page; null everywhere else. */
  readonly slug: string | null;
  /** The place that a remote fills here, on a page that is none of the site's own. */
  readonly place: string | null;
}

const nowhere: PathMatch = { locale: null, page: null, slug: null, place: null };

export function matchPath(pathname: string, paths: SitePaths, pages: RemotePages = {}): PathMatch {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean).map(decodeSafely);
  if (!isLocale(first)) return nowhere;
  const here = { ...nowhere, locale: first };
  if (rest.length === 0) return { ...here, page: 'home' };
  const pageAt = (path: string) => namedPages(paths).find((each) => paths[each][first] === path) ?? null;
  const page = pageAt(rest.join('/'));
  if (page !== null) return { ...here, page };
  const place = Object.keys(pages).find((each) => pages[each]?.path[first] === rest.join('/'));
  if (place !== undefined) return { ...here, place };
  const slug = rest.at(-1) ?? '';
  const isPhone = pageAt(rest.slice(0, -1).join('/')) === 'phones';
  return isPhone ? { ...here, page: 'phones', slug } : here;
}

/** The same page in every language, for the language switch. Falls back to the home page. */
export function pathsInAllLocales(
  { page, slug, place }: Omit<PathMatch, 'locale'>,
  paths: SitePaths,
  pages: RemotePages = {},
): Readonly<Record<Locale, string>> {
  const remotePage = place === null ? undefined : pages[place];
  const pathIn = (locale: Locale) => {
    if (remotePage) return `/${locale}/${remotePage.path[locale]}`;
    return slug === null ? pathFor(page ?? 'home', locale, paths) : phonePath(slug, locale, paths);
  };
  return Object.fromEntries(locales.map((locale) => [locale, pathIn(locale)])) as Record<Locale, string>;
}

/** A path of this site in another language: a line added in French is edited in the language of today. */
export function pathInLocale(path: string, locale: Locale, paths: SitePaths): string {
  const match = matchPath(path, paths);
  return match.page === null ? path : pathsInAllLocales(match, paths)[locale];
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
