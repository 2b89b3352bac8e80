import type { Operator } from '@alzette/operator-config';
import {
  isFixedLineType,
  isLegalPage,
  isSubscriptionFamily,
  matchPath,
  slotOfPage,
  type Locale,
  type Page,
} from '@alzette/shop-model';

/** A page of the site as its server renders it. `remote` is a page of the operator file that a remote fills. */
export type SitePage = Page | 'remote' | 'unknown';

export interface MatchedPage {
  readonly page: SitePage;
  /** The slot that a remote fills. */
  readonly slot: string | null;
  /** The title of a `remote` page; null for every other page. */
  readonly title: string | null;
  /** The slug of the device in the address; null for every other page. */
  readonly device: string | null;
}

/** The page at an address. `checkoutType` is the type that the browser announced for its cart. */
export function matchedPage(
  { paths, pages = {} }: Pick<Operator, 'paths' | 'pages'>,
  locale: Locale,
  pathname: string,
  checkoutType = 'esales',
): MatchedPage {
  const match = matchPath(pathname, paths, pages);
  const page = match.page ?? (match.slot === null ? 'unknown' : 'remote');
  const title = match.slot === null ? null : (pages[match.slot]?.title[locale] ?? null);
  return { page, slot: slotOfPage(match, checkoutType), title, device: match.slug };
}

export type ShownPage = Pick<MatchedPage, 'page' | 'device'>;

/** The shell's chunks that a page requests as soon as it runs; preloading them saves one round trip. A rendered page contains its data. */
export function chunksOfPage(shown: ShownPage, locale: Locale, isServerRendered: boolean): readonly string[] {
  const { page } = shown;
  if (page === 'cart' || page === 'checkout' || page === 'orders' || page === 'remote') return ['federation'];
  if (isLegalPage(page)) return [...(isServerRendered ? [] : ['http']), 'legal'];
  return [...(isServerRendered ? [] : ['http', ...laterChunks(shown)]), ...chunksOfOffers(shown, locale)];
}

/** The chunks of parts that a rendered page hydrates later. They bring styles of its first view. */
export function laterChunks({ page, device }: ShownPage): readonly string[] {
  if (device !== null) return ['device-questions', 'plan-band', 'chosen-offer'];
  if (isFixedLineType(page)) return ['availability', 'chosen-offer'];
  return isSubscriptionFamily(page) ? ['chosen-offer'] : [];
}

function chunksOfOffers({ page, device }: ShownPage, locale: Locale): readonly string[] {
  const withMessages = (chunk: string, ...messages: readonly string[]) => [
    chunk,
    ...messages.map((name) => `${name}-messages-${locale}`),
  ];
  if (page === 'home' || page === 'unknown') return withMessages('home', 'home');
  if (page === 'top-up' || page === 'starter-packs') return withMessages('prepaid', 'offers', 'prepaid');
  if (page !== 'phones') return withMessages('offers', 'offers', 'availability');
  return device === null ? withMessages('phones', 'phones') : withMessages('phone', 'offers', 'phones');
}
