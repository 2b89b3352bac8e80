import type { SiteBoot, SitePage } from '@alzette/discovery';
import type { Operator } from '@alzette/operator-config';
import type { Locale } from '@alzette/shop-model';

/** Which page stands at a path. `path` is everything after the locale. */
export function sitePage(operator: Pick<Operator, 'paths' | 'pages'>, locale: Locale, path: string): SitePage {
  const { paths } = operator;
  if (path === '') return 'home';
  const named = namedPages.find((page) => paths[page][locale] === path);
  if (named) return named;
  if (remotePage(operator, locale, path) !== null) return 'remote';
  return isPhone(paths.phones[locale], path) ? 'phones' : 'unknown';
}

/** The slot of a page that only a remote fills, and its title: both stand in the operator file. */
export function remotePage({ pages = {} }: Pick<Operator, 'pages'>, locale: Locale, path: string) {
  const found = Object.entries(pages).find(([, page]) => page.path[locale] === path);
  return found ? { slot: found[0], title: found[1].title[locale] } : null;
}

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

/** One name below the phones' page. Which phones there are only the catalogue knows, so the shell says when there is none. */
function isPhone(phonesPath: string, path: string): boolean {
  return path.startsWith(`${phonesPath}/`) && /^[^/]+$/u.test(path.slice(phonesPath.length + 1));
}

/** The slot of a page. `checkoutType` is what the browser said of its cart. */
export function slotOfPage(
  operator: Pick<Operator, 'pages'>,
  { page, locale, path }: Pick<SiteBoot, 'page' | 'locale' | 'path'>,
  checkoutType = 'esales',
): string | null {
  if (page === 'checkout') return `checkout/${checkoutType}`;
  if (page === 'remote') return remotePage(operator, locale, path)?.slot ?? null;
  return page === 'cart' ? 'cart' : null;
}

/** The shell's chunks that a page asks for as soon as it runs: fetched with the first files, they cost no level of requests. */
export function chunksOfPage(page: SitePage, locale: Locale): readonly string[] {
  if (page === 'cart' || page === 'checkout' || page === 'remote' || page === 'unknown') return [];
  if (page === 'home') return ['http'];
  const words = pagesWithWords[page];
  return ['http', 'offers', ...(words === undefined ? [] : [`${words}-messages-${locale}`])];
}

/** Pages whose words are a chunk of their own, and how that chunk's name begins. */
const pagesWithWords: Partial<Record<SitePage, string>> = {
  phones: 'phones',
  'top-up': 'prepaid',
  'starter-packs': 'prepaid',
};
