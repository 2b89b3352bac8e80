import { stressRun } from '@alzette/server-kit/testing';
import type { RouteOptions } from 'fastify';
import { loadOperator } from '@alzette/operator-config/load';
import { cookiesOf, operatorFile, startSite, type Site } from '../testing/site';
import { startUpstream } from '../testing/servers';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);
const embedder = 'https://www.operator.example';
const operator = { ...loadOperator(operatorFile), embedding: { origins: [embedder] } };

/** The headers that browsers, old ones included, send from pages of other sites. */
const foreign: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a form or script of another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'a page without an origin: a sandbox or a file': { origin: 'null' },
  'a neighbour on the same site': { origin: 'http://localhost:4201', 'sec-fetch-site': 'same-site' },
  'a look-alike host': { origin: 'http://localhost:4200.evil.example' },
  'a browser that sends Sec-Fetch-Site only': { 'sec-fetch-site': 'cross-site' },
  'a browser that sends Referer only': { referer: 'https://evil.example/http://localhost:4200/' },
};

const row = stressRun('foreign-requests', { test: 1, full: 1, stress: 50 });
const mutating: { readonly method: string; readonly url: string }[] = [];
/** The returns of payment pages, which only redirect. */
const returns: { readonly method: string; readonly url: string }[] = [];
let site: Site;
let upstream: Awaited<ReturnType<typeof startUpstream>>;
beforeAll(async () => {
  upstream = await startUpstream();
  const onRoute = ({ method, url, config }: RouteOptions) => {
    const routes = config?.acceptsForeignForms ? returns : mutating;
    for (const each of [method].flat()) if (!safe.has(each)) routes.push({ method: each, url });
  };
  site = await startSite(
    { operator, shopApiUrl: upstream.url, catalogueUrl: upstream.url, contentUrl: upstream.url },
    { onRoute },
  );
});
afterAll(async () => {
  await site.close();
  await upstream.close();
});

it('no route accepts an unsafe request from another site', async () => {
  const cookies = cookiesOf(await site.app.inject('/fr'));
  let tried = 0;
  let passed = 0;
  for (let round = 0; round < row.tries; round += 1) {
    for (const { method, url } of mutating) {
      for (const headers of Object.values(foreign)) {
        const payload = { headers: { 'content-type': 'text/plain', ...headers }, payload: '{}' };
        const response = await site.app.inject({
          method: method as 'POST',
          url: url.replace('*', `shop/${round}`),
          cookies,
          ...payload,
        });
        tried += 1;
        if (response.statusCode !== 403 || response.json().code !== 'cross_site' || response.cookies.length > 0)
          passed += 1;
      }
    }
  }
  row.result({ routes: mutating.length, tried, passed });
  expect(mutating.length).toBeGreaterThanOrEqual(8);
  expect(tried).toBe(row.tries * mutating.length * Object.keys(foreign).length);
  expect({ passed, reachedTheShop: upstream.seen.length }).toEqual({ passed: 0, reachedTheShop: 0 });
});

it('[K8] returns of payment pages redirect to their own address, without a session', async () => {
  const cookies = cookiesOf(await site.app.inject('/fr'));
  expect(returns.map(({ url }) => url).sort()).toEqual(['/de/checkout', '/en/checkout', '/fr/checkout']);
  for (const { url } of returns) {
    const type = 'application/x-www-form-urlencoded';
    const headers = { ...foreign['a form or script of another site'], 'content-type': type };
    const form = await site.app.inject({ method: 'POST', url, cookies, headers, payload: 'payment_status=//evil' });
    expect({ status: form.statusCode, cookies: form.cookies }).toEqual({ status: 303, cookies: [] });
    expect(form.headers.location).toBe(`${url}?payment_status=%2F%2Fevil`);
  }
  expect(upstream.seen).toEqual([]);
});

it('pages of the shop and embedding pages may send unsafe requests', async () => {
  for (const headers of [
    { origin: 'http://localhost:4200' },
    { referer: 'http://localhost:4200/fr/panier' },
    { origin: embedder },
  ]) {
    const response = await site.app.inject({ method: 'POST', url: '/api/errors', headers, payload: { message: 'x' } });
    expect(response.statusCode).toBe(204);
  }
});
