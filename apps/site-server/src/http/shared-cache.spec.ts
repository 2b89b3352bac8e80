import { gunzipSync } from 'node:zlib';
import { checkoutCookie, consentCookie } from '@alzette/discovery';
import { integrityOf } from '@alzette/release';
import CachePolicy from 'http-cache-semantics';
import { keep, kept } from '../testing/releases';
import { startIssuer, startUpstream } from '../testing/servers';
import { bootOf, cookiesOf, release, shellManifest, startSite, type Site } from '../testing/site';

let issuer: Awaited<ReturnType<typeof startIssuer>>;
let upstream: Awaited<ReturnType<typeof startUpstream>>;
let site: Site;

beforeEach(async () => {
  issuer = await startIssuer();
  upstream = await startUpstream((response, { url, headers }) => {
    const isPersonal = url.includes('/orders/');
    response.setHeader('content-type', 'application/json');
    response.setHeader('cache-control', isPersonal ? 'no-store' : 'public, max-age=60');
    response.end(JSON.stringify(isPersonal ? { token: headers.authorization } : { items: [], availableBrands: [] }));
  });
  const login = { issuer: issuer.issuer, clientId: 'alzette-shop', clientSecret: 'secret' };
  site = await startSite({ login, shopApiUrl: upstream.url, catalogueUrl: upstream.url });
  keep(site, 'cart', '1.0.0', '1.1.0');
  site.write('store/remotes/cart/1.0.0/mount.js', 'mount();'.repeat(500));
  await site.publish({ 'alzette/cart': [release('cart', '1.0.0')] }, 1);
});
afterEach(async () => {
  await site.close();
  await Promise.all([issuer.close(), upstream.close()]);
});

type TestResponse = Awaited<ReturnType<Site['app']['inject']>>;

/** A proxy that many visitors share: it keeps every response that RFC 9111 allows it to keep, for as long as it may. */
function sharedCache() {
  const known = new Map<string, { readonly policy: CachePolicy; readonly response: TestResponse }>();
  return {
    async get(url: string, cookies: Record<string, string>, encoding: string) {
      const headers = { accept: 'text/html', 'accept-encoding': encoding };
      const request = { url, method: 'GET', headers: { ...headers, cookie: JSON.stringify(cookies) } };
      const before = known.get(url);
      if (before?.policy.satisfiesWithoutRevalidation(request)) return { response: before.response, isKept: true };
      const response = await site.app.inject({ url, headers, cookies });
      const policy = new CachePolicy(request, { status: response.statusCode, headers: response.headers as never });
      if (policy.storable()) known.set(url, { policy, response });
      return { response, isKept: false };
    },
  };
}

function textOf({ headers, rawPayload }: TestResponse): string {
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString();
}

function visitorBehind(
  cache: ReturnType<typeof sharedCache>,
  first: Record<string, string> = {},
  encoding: 'gzip' | 'identity' = 'gzip',
) {
  let cookies = first;
  return {
    async get(url: string) {
      const got = await cache.get(url, cookies, encoding);
      cookies = { ...cookies, ...cookiesOf(got.response) };
      return got;
    },
    async logIn() {
      const { response } = await this.get('/api/login?returnTo=/en/cart');
      await this.get(issuer.callbackTo(String(response.headers.location)));
    },
  };
}

/** The icons and web manifests that pages link. */
async function operatorFilesOn(visitor: ReturnType<typeof visitorBehind>, ...pages: readonly string[]) {
  const texts = await Promise.all(pages.map(async (url) => textOf((await visitor.get(url)).response)));
  const links = texts.flatMap((text) => [...text.matchAll(/<link rel="[\w-]+" href="(\/operator\/[^"]+)"/gu)]);
  return [...new Set(links.map(([, href = '']) => href))];
}

const personal = [
  '/en',
  '/en/mobile',
  '/de/mobil',
  '/fr/telephones/ernz-9-pro',
  '/en/cart',
  '/en/checkout',
  '/en/nowhere',
  '/',
  '/cart',
  '/api/session',
  '/api/v2/shop/orders/t',
  '/embed/boot.json',
  '/discovery.json',
];
const shared = [
  '/assets/shell.2b.js',
  '/remotes/cart/1.0.0/mount.js',
  '/robots.txt',
  '/sitemap.xml',
  '/api/catalogue/subscriptions/mobile?locale=en',
];

it('[A6] a shared cache passes nothing personal from a customer to a guest', async () => {
  const cache = sharedCache();
  const customer = visitorBehind(cache, { [consentCookie]: 'accepted', [checkoutCookie]: 'prepaid_top_up' });
  await customer.logIn();
  for (const url of [...personal, ...shared]) await customer.get(url);
  const ofCustomer = bootOf(textOf((await customer.get('/en/cart')).response));
  expect(ofCustomer).toMatchObject({ isCustomer: true, discovery: { remotes: { cart: [{ version: '1.0.0' }] } } });

  await site.publish({ 'alzette/cart': [release('cart', '1.1.0'), kept('cart', '1.0.0')] }, 2);
  const guest = visitorBehind(cache, { [consentCookie]: 'refused' });
  for (const url of personal) {
    const { response, isKept } = await guest.get(url);
    expect({ url, isKept }).toEqual({ url, isKept: false });
    expect(textOf(response)).not.toMatch(/Ada|Weber|ALZ-100234/u);
  }
  const boot = bootOf(textOf((await guest.get('/en/cart')).response));
  expect(boot).toMatchObject({ isCustomer: false, discovery: { remotes: { cart: [{ version: '1.1.0' }, {}] } } });
  expect(JSON.parse(textOf((await guest.get('/api/session')).response))).toEqual({ status: 'guest' });
});

it('[A6, P3] a shared cache sends the files and offers that are the same for everyone', async () => {
  const cache = sharedCache();
  const first = visitorBehind(cache);
  const operatorFiles = await operatorFilesOn(first, '/fr', '/en', '/de');
  expect(operatorFiles.filter((url) => url.endsWith('.webmanifest'))).toHaveLength(3);
  for (const url of [...shared, ...operatorFiles]) await first.get(url);
  const second = visitorBehind(cache);
  for (const url of [...shared, ...operatorFiles]) {
    const { response, isKept } = await second.get(url);
    expect({ url, isKept, status: response.statusCode }).toEqual({ url, isKept: true, status: 200 });
    expect(response.headers['set-cookie']).toBeUndefined();
  }
});

it('[A6, P3] a shared cache sends a compressed response only to visitors who accept it', async () => {
  const cache = sharedCache();
  const gzip = visitorBehind(cache);
  const identity = visitorBehind(cache, {}, 'identity');
  const compressed: string[] = [];
  for (const url of [...shared, ...(await operatorFilesOn(gzip, '/en'))]) {
    const { response: first } = await gzip.get(url);
    if (first.headers['content-encoding'] === 'gzip') compressed.push(url);
    const { response } = await identity.get(url);
    expect({ url, encoding: response.headers['content-encoding'] }).toEqual({ url, encoding: undefined });
    expect(response.rawPayload.toString()).toBe(textOf(first));
  }
  expect(compressed).toEqual(expect.arrayContaining(['/remotes/cart/1.0.0/mount.js', '/sitemap.xml']));
});

/** Renders the visitor data that it receives. */
const serverBundle = `
exports.addressOf = (pathname, search) => pathname + search;
exports.renderPage = async ({ renderedFor }) => {
  const { isCustomer, asksConsent, checkoutType } = renderedFor;
  return { html: JSON.stringify({ isCustomer, asksConsent, checkoutType }), page: { ...renderedFor, responses: {} } };
};`;

it.each(['/fr', '/de/mobil', '/en/phones/ernz-9-pro', '/en/checkout'])(
  '[A6, D14] %s is rendered for each visitor behind a shared cache: a customer, a refused choice, no choice',
  async (url) => {
    for (const file of Object.values(shellManifest.chunks ?? {}).flat()) site.write(`shell/assets/${file}`, '');
    site.write('shell/assets/shell.3c.css', '');
    site.write('shell/server/shell.cjs', serverBundle);
    const server = { file: 'server/shell.cjs', integrity: integrityOf(serverBundle) };
    site.write('shell/shell-manifest.json', { ...shellManifest, server });
    const cache = sharedCache();
    const customer = visitorBehind(cache, { [consentCookie]: 'accepted', [checkoutCookie]: 'prepaid_top_up' });
    await customer.logIn();
    const visitors = [customer, visitorBehind(cache, { [consentCookie]: 'refused' }), visitorBehind(cache)];
    const ssrRemote: unknown[] = [];
    for (const visitor of visitors) {
      const text = textOf((await visitor.get(url)).response);
      ssrRemote.push(JSON.parse(/<div id="root">(\{.*?\})<\/div>/u.exec(text)?.[1] ?? 'null'));
    }
    const guest = { isCustomer: false, checkoutType: 'esales' };
    expect(ssrRemote).toEqual([
      { isCustomer: true, asksConsent: false, checkoutType: 'prepaid_top_up' },
      { ...guest, asksConsent: false },
      { ...guest, asksConsent: true },
    ]);
  },
);
