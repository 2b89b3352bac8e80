import { aDeviceSummary } from '@alzette/shop-model/testing';
import { startUpstream } from '../testing/servers';
import { startSite, type Site } from '../testing/site';

let upstream: Awaited<ReturnType<typeof startUpstream>>;
let site: Site;
let now = Date.UTC(2026, 10, 23);
let slugs: readonly string[] | null;

beforeEach(async () => {
  slugs = ['ernz-9-pro', 'sure-4&5'];
  upstream = await startUpstream((response, { url }) => {
    if (url.includes('/devices/with-preview?'))
      return response.end(JSON.stringify({ name: 'Ernz "9"', preview: '/api/catalogue/images/ernz-9/preview.png' }));
    if (!url.includes('/devices?')) return response.writeHead(url.includes('no-such') ? 404 : 200).end('{}');
    if (slugs === null) return response.writeHead(500).end();
    const items = slugs.map((slug) => aDeviceSummary({ slug }));
    return response.end(JSON.stringify({ items, availableBrands: [] }));
  });
  site = await startSite({ catalogueUrl: upstream.url, siteUrl: 'https://shop.example' }, { now: () => now });
});
afterEach(() => Promise.all([site.close(), upstream.close()]));

async function headOf(url: string) {
  const { body } = await site.app.inject({ url });
  const [head = ''] = body.split('</head>');
  const tags = [
    ...head.matchAll(
      /<(?:meta|link) (?:name|property|rel)="([\w:-]+)"(?: hreflang="([\w-]+)")? (?:content|href)="([^"]*)">/gu,
    ),
  ];
  return Object.fromEntries(
    tags.map(([, name, language, value]) => [[name, language].filter(Boolean).join(' '), value]),
  );
}

it('a page states its address in each language, without the choices of a visitor', async () => {
  expect(await headOf('/de/handys/ernz-9-pro?variant=x&plan=y')).toMatchObject({
    canonical: 'https://shop.example/de/handys/ernz-9-pro',
    'alternate fr': 'https://shop.example/fr/telephones/ernz-9-pro',
    'alternate en': 'https://shop.example/en/phones/ernz-9-pro',
    'alternate de': 'https://shop.example/de/handys/ernz-9-pro',
    'alternate x-default': 'https://shop.example/fr/telephones/ernz-9-pro',
    'og:url': 'https://shop.example/de/handys/ernz-9-pro',
    'og:title': 'Handys, Alzette',
    'og:site_name': 'Alzette',
    'og:locale': 'de_LU',
    'og:image': expect.stringMatching(/^https:\/\/shop\.example\/operator\/link-preview\.[0-9a-f]{12}\.png$/u),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Alzette',
    'twitter:card': 'summary_large_image',
  });
});

it('[D12] the page of a device has its own picture in link previews', async () => {
  expect(await headOf('/de/handys/with-preview')).toMatchObject({
    'og:image': 'https://shop.example/api/catalogue/images/ernz-9/preview.png',
    'og:image:alt': 'Ernz &quot;9&quot;',
    'og:image:width': '1200',
  });
});

it.each([
  '/fr',
  '/en/phones',
  '/de/mobil',
  '/en/internet',
  '/fr/internet-et-mobile',
  '/de/tv',
  '/fr/duo',
  '/en/top-up',
  '/fr/packs-de-demarrage',
])('%s has a description in its language, which link previews show too', async (url) => {
  const head = await headOf(url);
  expect(head['description']).toMatch(/^.{40,170}$/u);
  expect(head['og:description']).toBe(head['description']);
  const others = await Promise.all(['/fr', '/en', '/de'].filter((home) => home !== url).map(headOf));
  for (const other of others) expect(other['description']).not.toBe(head['description']);
  expect(head).not.toHaveProperty('robots');
});

it.each([
  '/en/cart',
  '/fr/panier?cartSaved=token',
  '/en/checkout?step=confirmation&order_token=token',
  '/en/no/such/page',
  '/en/phones/no-such-phone',
])('%s is in no index, and nothing of its address is repeated', async (url) => {
  const head = await headOf(url);
  expect(head['robots']).toBe('noindex');
  expect(Object.keys(head).filter((name) => /canonical|alternate|og:/u.test(name))).toEqual([]);
});

it('robots.txt leads to a sitemap with every page and every phone on sale, in each language', async () => {
  const robots = await site.app.inject({ url: '/robots.txt' });
  expect(robots.body).toContain('Sitemap: https://shop.example/sitemap.xml\n');
  const { body, headers } = await site.app.inject({ url: '/sitemap.xml' });
  expect(headers['content-type']).toContain('application/xml');
  const addresses = [...body.matchAll(/<loc>https:\/\/shop\.example([^<]*)<\/loc>/gu)].map(([, path]) => path);
  expect(new Set(addresses).size).toBe(addresses.length);
  // Home, six pages of offers, two of prepaid offers, seven legal pages, two phones.
  expect(addresses).toHaveLength(3 * 18);
  expect(addresses).toEqual(
    expect.arrayContaining(['/fr', '/de/handys', '/en/phones/ernz-9-pro', '/fr/telephones/sure-4%265']),
  );
  expect(addresses.join()).not.toMatch(/cart|panier|warenkorb|checkout/u);
  for (const address of addresses) expect((await site.app.inject({ url: address ?? '' })).statusCode).toBe(200);
});

it('a phone that is no longer sold leaves the sitemap within a minute, and an outage does not empty it', async () => {
  const sitemap = () => site.app.inject({ url: '/sitemap.xml' });
  expect((await sitemap()).body).toContain('ernz-9-pro');
  slugs = ['sure-4'];
  now += 60_000;
  expect((await sitemap()).body).not.toContain('ernz-9-pro');
  slugs = null;
  now += 60_000;
  const response = await sitemap();
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '60']);
});
