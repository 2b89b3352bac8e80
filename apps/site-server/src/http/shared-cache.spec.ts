import { gunzipSync } from 'node:zlib';
import CachePolicy from 'http-cache-semantics';
import { keep, kept } from '../testing/releases';
import { startIssuer, startUpstream } from '../testing/servers';
import { bootOf, cookiesOf, release, startSite, type Site } from '../testing/site';

let issuer: Awaited<ReturnType<typeof startIssuer>>;
let upstream: Awaited<ReturnType<typeof startUpstream>>;
let site: Site;

beforeEach(async () => {
  issuer = await startIssuer();
  upstream = await startUpstream((response, { url, headers }) => {
    const isPersonal = url.includes('/orders/');
    response.setHeader('content-type', 'application/json');
    response.setHeader('cache-control', isPersonal ? 'no-store' : 'public, max-age=60');
    response.end(JSON.stringify(isPersonal ? { token: headers.authorization } : { items: [] }));
  });
  const login = { issuer: issuer.issuer, clientId: 'alzette-shop', clientSecret: 'secret' };
  site = await startSite({ login, shopApiUrl: upstream.url, catalogueUrl: upstream.url });
  keep(site, 'cart', '1.0.0', '1.1.0');
  site.write('store/remotes/cart/1.0.0/mount.js', 'mount();');
  await site.publish({ 'alzette/cart': [release('cart', '1.0.0')] }, 1);
});
afterEach(async () => {
  await site.close();
  await Promise.all([issuer.close(), upstream.close()]);
});

type Answer = Awaited<ReturnType<Site['app']['inject']>>;

/** A proxy that many visitors share: it keeps every answer that RFC 9111 allows it to keep, for as long as it may. */
function sharedCache() {
  const known = new Map<string, { readonly policy: CachePolicy; readonly answer: Answer }>();
  return {
    async get(url: string, cookies: Record<string, string>) {
      const isPage = /^\/(?:fr|en|de)\b/u.test(url);
      const headers = { accept: 'text/html', ...(isPage && { 'accept-encoding': 'gzip' }) };
      const request = { url, method: 'GET', headers: { ...headers, cookie: JSON.stringify(cookies) } };
      const before = known.get(url);
      if (before?.policy.satisfiesWithoutRevalidation(request)) return { answer: before.answer, isKept: true };
      const answer = await site.app.inject({ url, headers, cookies });
      const policy = new CachePolicy(request, { status: answer.statusCode, headers: answer.headers as never });
      if (policy.storable()) known.set(url, { policy, answer });
      return { answer, isKept: false };
    },
  };
}

function textOf({ headers, rawPayload }: Answer): string {
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString();
}

function visitorBehind(cache: ReturnType<typeof sharedCache>, first: Record<string, string> = {}) {
  let cookies = first;
  return {
    async get(url: string) {
      const got = await cache.get(url, cookies);
      cookies = { ...cookies, ...cookiesOf(got.answer) };
      return got;
    },
    async logIn() {
      const { answer } = await this.get('/api/login?returnTo=/en/cart');
      await this.get(issuer.answerTo(String(answer.headers.location)));
    },
  };
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
  '/api/catalogue/subscriptions/mobile?locale=en',
];

it('[A6] a shared cache passes nothing personal from a customer to a guest', async () => {
  const cache = sharedCache();
  const customer = visitorBehind(cache, { 'alzette-analytics': 'accepted', 'alzette-checkout': 'prepaid_top_up' });
  await customer.logIn();
  for (const url of [...personal, ...shared]) await customer.get(url);
  const ofCustomer = bootOf(textOf((await customer.get('/en/cart')).answer));
  expect(ofCustomer).toMatchObject({ isCustomer: true, discovery: { remotes: { cart: [{ version: '1.0.0' }] } } });

  await site.publish({ 'alzette/cart': [release('cart', '1.1.0'), kept('cart', '1.0.0')] }, 2);
  const guest = visitorBehind(cache, { 'alzette-analytics': 'refused' });
  for (const url of personal) {
    const { answer, isKept } = await guest.get(url);
    expect({ url, isKept }).toEqual({ url, isKept: false });
    expect(textOf(answer)).not.toMatch(/Ada|Weber|ALZ-100234/u);
  }
  const boot = bootOf(textOf((await guest.get('/en/cart')).answer));
  expect(boot).toMatchObject({ isCustomer: false, discovery: { remotes: { cart: [{ version: '1.1.0' }, {}] } } });
  expect((await guest.get('/api/session')).answer.json()).toEqual({ status: 'guest' });
});

it('[A6, P3] a shared cache sends the files and offers that are the same for everyone', async () => {
  const cache = sharedCache();
  const first = visitorBehind(cache);
  for (const url of shared) await first.get(url);
  const second = visitorBehind(cache);
  for (const url of shared) {
    const { answer, isKept } = await second.get(url);
    expect({ url, isKept, status: answer.statusCode }).toEqual({ url, isKept: true, status: 200 });
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});
