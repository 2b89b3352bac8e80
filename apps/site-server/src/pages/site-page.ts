import type { Operator } from '@alzette/operator-config';
import type { Locale } from '@alzette/shop-model';

const namedPages = [
  'phones',
  'mobile',
  'internet',
  'internet-mobile',
  'tv',
  'duo',
  'top-up',
  'starter-packs',
  'cart',
  'checkout',
] as const;

/** The pages that the server distinguishes. `remote` is a page of the operator file that a remote fills. */
export type SitePage = (typeof namedPages)[number] | 'home' | 'remote' | 'unknown';

/** Which page stands at a path. `path` is everything after the locale, without slashes at its ends. */
export function sitePage(operator: Pick<Operator, 'paths' | 'pages'>, locale: Locale, path: string): SitePage {
  const { paths } = operator;
  if (path === '') return 'home';
  const named = namedPages.find((page) => paths[page][locale] === path);
  if (named) return named;
  if (remotePage(operator, locale, path) !== null) return 'remote';
  return isPhone(paths.phones[locale], path) ? 'phones' : 'unknown';
}

/** Slot and title of a page of the operator file that a remote fills; null for every other path. */
export function remotePage({ pages = {} }: Pick<Operator, 'pages'>, locale: Locale, path: string) {
  const found = Object.entries(pages).find(([, page]) => page.path[locale] === path);
  return found ? { slot: found[0], title: found[1].title[locale] } : null;
}

/** One segment below the phones' page. Only the catalogue knows the phones, so the shell reports an unknown one. */
function isPhone(phonesPath: string, path: string): boolean {
  return path.startsWith(`${phonesPath}/`) && /^[^/]+$/u.test(path.slice(phonesPath.length + 1));
}

/** The shell's chunks that a page is sure to load: preloading them saves one level of requests. */
export function chunksOfPage(page: SitePage, locale: Locale): readonly string[] {
  if (page === 'cart' || page === 'checkout' || page === 'remote' || page === 'unknown') return [];
  if (page === 'home') return ['http'];
  const messages = messageChunks[page];
  return ['http', 'offers', ...(messages === undefined ? [] : [`${messages}-messages-${locale}`])];
}

/** Pages with a message chunk of their own, and the prefix of its name. */
const messageChunks: Partial<Record<SitePage, string>> = {
  phones: 'phones',
  'top-up': 'prepaid',
  'starter-packs': 'prepaid',
};
