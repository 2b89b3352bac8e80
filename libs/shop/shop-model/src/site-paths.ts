import type { CheckoutType } from './cart';
import { isLocale, locales, type Locale } from './locale';
import { isCheckoutType } from './prepaid';

/** The pages whose path the operator chooses, per language. */
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
  | 'starter-packs'
  | 'orders';
/** Pages with texts of the operator that the law requires, in the order of the footer. */
export const legalPages = [
  'legal-notice',
  'terms',
  'privacy',
  'cookies',
  'withdrawal',
  'accessibility',
  'complaints',
] as const;
export type LegalPage = (typeof legalPages)[number];
export type Page = 'home' | NamedPage | LegalPage;
type LocalizedPath = Readonly<Record<Locale, string>>;
export type SitePaths = Readonly<Record<NamedPage, LocalizedPath> & Partial<Record<LegalPage, LocalizedPath>>>;

/** Pages that remotes fill, by slot, from the operator's settings. */
export type RemotePages = Readonly<
  Record<string, { readonly path: Readonly<Record<Locale, string>>; readonly title: Readonly<Record<Locale, string>> }>
>;

/** The paths of legal pages, unless the operator chooses others. */
export const legalPaths: Readonly<Record<LegalPage, LocalizedPath>> = {
  'legal-notice': { fr: 'mentions-legales', en: 'legal-notice', de: 'impressum' },
  terms: { fr: 'conditions', en: 'terms', de: 'agb' },
  privacy: { fr: 'confidentialite', en: 'privacy', de: 'datenschutz' },
  cookies: { fr: 'cookies', en: 'cookies', de: 'cookies' },
  withdrawal: { fr: 'retractation', en: 'withdrawal', de: 'widerruf' },
  accessibility: { fr: 'accessibilite', en: 'accessibility', de: 'barrierefreiheit' },
  complaints: { fr: 'reclamations', en: 'complaints', de: 'beschwerden' },
};

export function isLegalPage(page: string | null): page is LegalPage {
  return legalPages.some((each) => each === page);
}

/** The address of a page, without host: `/fr/panier`. */
export function pathFor(page: Page, locale: Locale, paths: SitePaths): string {
  if (page === 'home') return `/${locale}`;
  const localized = isLegalPage(page) ? (paths[page] ?? legalPaths[page]) : paths[page];
  return `/${locale}/${localized[locale]}`;
}

/** The address of one device: `/fr/telephones/ernz-9-pro`. */
export function devicePath(slug: string, locale: Locale, paths: SitePaths): string {
  return `${pathFor('phones', locale, paths)}/${encodeURIComponent(slug)}`;
}

/** `page` is null where the site has no such page of its own; `locale` is null where the path does not begin with one. */
export interface PathMatch {
  readonly locale: Locale | null;
  readonly page: Page | null;
  /** The device, below the page of devices; null everywhere else. */
  readonly slug: string | null;
  /** The slot that a remote fills, on a page of the operator's settings. */
  readonly slot: string | null;
}

const nowhere: PathMatch = { locale: null, page: null, slug: null, slot: null };

/** The page at a path of the site. */
export function matchPath(pathname: string, paths: SitePaths, pages: RemotePages = {}): PathMatch {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean).map(decodeSafely);
  if (!isLocale(first)) return nowhere;
  const here = { ...nowhere, locale: first };
  if (rest.length === 0) return { ...here, page: 'home' };
  const all = { ...legalPaths, ...paths };
  const pageAt = (path: string) => pageNames(all).find((each) => all[each][first] === path) ?? null;
  const page = pageAt(rest.join('/'));
  if (page !== null) return { ...here, page };
  const slot = Object.keys(pages).find((each) => pages[each]?.path[first] === rest.join('/'));
  if (slot !== undefined) return { ...here, slot };
  const slug = rest.at(-1) ?? '';
  const isDevice = pageAt(rest.slice(0, -1).join('/')) === 'phones';
  return isDevice ? { ...here, page: 'phones', slug } : here;
}

/** The same page in every language, for the language switch. Falls back to the home page. */
export function pathsInAllLocales(
  { page, slug, slot }: Omit<PathMatch, 'locale'>,
  paths: SitePaths,
  pages: RemotePages = {},
): Readonly<Record<Locale, string>> {
  const remotePage = slot === null ? undefined : pages[slot];
  const pathIn = (locale: Locale) => {
    if (remotePage) return `/${locale}/${remotePage.path[locale]}`;
    return slug === null ? pathFor(page ?? 'home', locale, paths) : devicePath(slug, locale, paths);
  };
  return Object.fromEntries(locales.map((locale) => [locale, pathIn(locale)])) as Record<Locale, string>;
}

/** A path of this site in another language: an item added in French is edited in the present language. */
export function pathInLocale(path: string, locale: Locale, paths: SitePaths): string {
  const match = matchPath(path, paths);
  return match.page === null ? path : pathsInAllLocales(match, paths)[locale];
}

/**
 * The checkout type in the address of a confirmation: when the payment page leads back, the cart is another one. Null on
 * every other page.
 */
export function confirmedCheckoutType(query: URLSearchParams): string | null {
  return query.get('step') === 'confirmation' ? query.get('type') : null;
}

/**
 * The address of an order's confirmation: `/fr/commande?step=confirmation&order_token=…`. It names the checkout, whatever the
 * cart is by then (spec row A5).
 */
export function confirmationPath(
  { tokenValue, type }: { readonly tokenValue: string; readonly type: CheckoutType },
  locale: Locale,
  paths: SitePaths,
): string {
  const query = new URLSearchParams({ step: 'confirmation', order_token: tokenValue, type });
  return `${pathFor('checkout', locale, paths)}?${query.toString()}`;
}

/**
 * The slot that a remote fills on a page. Null for a page without a slot, and for a checkout type that the shop does not
 * have (spec row A4).
 */
export function slotOfPage({ page, slot }: Pick<PathMatch, 'page' | 'slot'>, checkoutType: string): string | null {
  if (page === 'cart' || page === 'orders') return page;
  if (page !== 'checkout') return slot;
  return isCheckoutType(checkoutType) ? `checkout/${checkoutType}` : null;
}

function pageNames<Name extends string>(paths: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(paths) as Name[];
}

function decodeSafely(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
