import type { FastifyInstance } from 'fastify';
import type { ReleasedPages } from '@alzette/discovery';
import type { Operator } from '@alzette/operator-config';
import { pictureSizes } from '@alzette/operator-config/load';
import { responseOf, escapeHtml, ProblemError } from '@alzette/server-kit';
import {
  devicePath,
  isLegalPage,
  legalPages,
  type LegalText,
  type Locale,
  locales,
  type Page,
  pathsInAllLocales,
} from '@alzette/shop-model';
import { DeviceListSchema } from '@alzette/shop-model/schemas';
import { Ajv } from 'ajv';
import type { Environment } from '../settings/environment';
import type { ReleaseStore } from '../releases/release-store';
import { getJson } from '../upstream/get-json';
import type { Upstream } from '../upstream/upstream';
import { pageMessages } from './messages';
import type { OperatorFiles } from './operator-files';
import { remotePages } from './remote-pages';
import type { MatchedPage, SitePage } from './site-page';

/** Pages of one visitor, and unknown pages, must not be indexed. */
const privatePages: readonly SitePage[] = ['cart', 'checkout', 'orders', 'unknown'];

/** Whether a page of a remote depends on the visitor, according to its release. */
const isPrivate = ({ pages = {} }: Pick<Operator, 'pages'>, slot: string | null): boolean =>
  slot !== null && (pages as ReleasedPages)[slot]?.dependsOnVisitor === true;

export interface FoundPage extends Pick<MatchedPage, 'page' | 'slot' | 'device'> {
  /** Whether the address exists. */
  readonly isKnown: boolean;
  /** The title in the browser's tab. */
  readonly title: string;
  readonly deviceName: string | null;
  /** Path of the device's picture for link previews; null for the operator's. */
  readonly devicePreview: string | null;
  /** The text of a legal page; null for every other page. */
  readonly legal: LegalText | null;
  readonly locale: Locale;
  readonly operator: Operator;
  readonly siteUrl: string;
  readonly files: Pick<OperatorFiles, 'pictures'>;
}

/** The tags for search engines and link previews: description, canonical address, the page in each language, Open Graph. */
export function searchTags({
  page,
  slot,
  device,
  isKnown,
  title,
  deviceName,
  devicePreview,
  legal,
  locale,
  operator,
  siteUrl,
  files,
}: FoundPage): string {
  const description = legal ? legal.description : descriptionOf(page, deviceName, locale);
  const described = description === null ? '' : `<meta name="description" content="${escapeHtml(description)}">`;
  if (!isKnown || privatePages.includes(page) || isPrivate(operator, slot))
    return `<meta name="robots" content="noindex">${described}`;
  const match = { page: page === 'remote' ? null : (page as Page), slug: device, slot };
  const paths = pathsInAllLocales(match, operator.paths, operator.pages);
  const address = (path: string) => escapeHtml(new URL(path, siteUrl).href);
  const alternates = locales.map((each) => `<link rel="alternate" hreflang="${each}" href="${address(paths[each])}">`);
  return [
    described,
    `<link rel="canonical" href="${address(paths[locale])}">`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${address(paths.fr)}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${escapeHtml(operator.name)}">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    ...(description === null ? [] : [`<meta property="og:description" content="${escapeHtml(description)}">`]),
    `<meta property="og:url" content="${address(paths[locale])}">`,
    `<meta property="og:locale" content="${locale}_LU">`,
    ...previewTags(
      devicePreview ?? files.pictures['link-preview'],
      devicePreview && deviceName ? deviceName : operator.name,
      siteUrl,
    ),
  ].join('\n');
}

function descriptionOf(page: SitePage, deviceName: string | null, locale: Locale): string | null {
  if (page === 'remote' || page === 'unknown' || isLegalPage(page)) return null;
  const { descriptions, deviceDescription } = pageMessages[locale];
  if (deviceName !== null) return deviceDescription.replace('{name}', () => deviceName);
  return descriptions[page];
}

/** The picture of link previews; without one they show the text only. */
function previewTags(picture: string | undefined, text: string, siteUrl: string): readonly string[] {
  if (picture === undefined) return ['<meta name="twitter:card" content="summary">'];
  const { width, height } = pictureSizes['link-preview'];
  return [
    `<meta property="og:image" content="${escapeHtml(new URL(picture, siteUrl).href)}">`,
    '<meta property="og:image:type" content="image/png">',
    `<meta property="og:image:width" content="${width}">`,
    `<meta property="og:image:height" content="${height}">`,
    `<meta property="og:image:alt" content="${escapeHtml(text)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

export interface SearchRouteOptions {
  readonly environment: Pick<Environment, 'siteUrl' | 'catalogueUrl' | 'operator'>;
  readonly servers: Upstream;
  /** Its document lists the pages of releases. */
  readonly store: Pick<ReleaseStore, 'document'>;
  readonly now: () => number;
}

const cacheMs = 60_000;
const isDeviceList = new Ajv().compile<{ readonly items: readonly { readonly slug: string }[] }>(DeviceListSchema);

/** `robots.txt`, and `sitemap.xml` with every page that may be found and every phone on sale, in each language. */
export async function searchRoutes(
  app: FastifyInstance,
  { environment: { siteUrl, catalogueUrl, operator }, servers, store, now }: SearchRouteOptions,
): Promise<void> {
  app.get(
    '/robots.txt',
    { schema: { summary: 'What search engines may read', response: { 200: responseOf('Text', 'text/plain') } } },
    (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('text/plain; charset=utf-8')
        .send(`User-agent: *\nDisallow: /api/\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`),
  );

  let kept: { readonly slugs: readonly string[]; readonly until: number } | null = null;

  async function deviceSlugs(): Promise<readonly string[]> {
    if (kept && now() < kept.until) return kept.slugs;
    const list = await getJson(servers, new URL(`${catalogueUrl}/api/catalogue/devices?locale=fr`));
    if (!isDeviceList(list)) throw new Error('The catalogue sent no list of devices');
    kept = { slugs: list.items.map(({ slug }) => slug), until: now() + cacheMs };
    return kept.slugs;
  }

  app.get(
    '/sitemap.xml',
    {
      config: { weight: 5 },
      schema: {
        summary: 'The pages that may be found',
        response: { 200: responseOf('A sitemap', 'application/xml') },
      },
    },
    async (_request, reply) => {
      const slugs = await deviceSlugs().catch((cause: unknown) => {
        // A sitemap without the phones would remove them from the index.
        throw new ProblemError('catalogue_unavailable', { cause, retryAfter: 60 });
      });
      const brought = remotePages(operator, await store.document());
      const named = new Set([...(Object.keys(operator.paths) as Page[]), ...legalPages]);
      const pages: Page[] = ['home', ...[...named].filter(isFound)];
      const groups = [
        ...pages.map((page) => pathsInAllLocales({ page, slug: null, slot: null }, operator.paths)),
        ...foundSlots(operator, brought).map((slot) =>
          pathsInAllLocales({ page: null, slug: null, slot }, operator.paths, brought),
        ),
        ...slugs.map(
          (slug) =>
            Object.fromEntries(locales.map((locale) => [locale, devicePath(slug, locale, operator.paths)])) as Record<
              Locale,
              string
            >,
        ),
      ];
      const urls = groups.flatMap((paths) => locales.map((locale) => urlOf(siteUrl, paths, locale)));
      return reply
        .header('cache-control', 'public, max-age=3600')
        .type('application/xml; charset=utf-8')
        .send(
          `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`,
        );
    },
  );
}

/** Pages of the operator file, and those that a release renders for all visitors. */
function foundSlots({ pages: own = {} }: Operator, brought: ReleasedPages): readonly string[] {
  const isFor = ([slot, { dependsOnVisitor }]: [string, ReleasedPages[string]]) =>
    dependsOnVisitor === undefined ? slot in own : !dependsOnVisitor;
  return Object.entries(brought)
    .filter(isFor)
    .map(([slot]) => slot);
}

const isFound = (page: SitePage): boolean => !privatePages.includes(page);

function urlOf(siteUrl: string, paths: Readonly<Record<Locale, string>>, own: Locale): string {
  const address = (locale: Locale) => escapeHtml(new URL(paths[locale], siteUrl).href);
  const alternates = locales.map(
    (locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(locale)}"/>`,
  );
  return `<url><loc>${address(own)}</loc>${alternates.join('')}</url>`;
}
