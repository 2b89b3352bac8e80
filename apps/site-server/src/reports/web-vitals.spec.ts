import { serverMetrics } from '@alzette/server-kit';
import { keep } from '../testing/releases';
import { cookiesOf, release, startSite, type Site } from '../testing/site';

const metrics = serverMetrics('site-server');
let site: Site;
beforeAll(async () => {
  site = await startSite({}, { metrics });
  keep(site, 'cart', '1.0.0');
  await site.publish({ 'alzette/cart': [release('cart', '1.0.0')] });
});
beforeEach(() => metrics.registry.resetMetrics());
afterAll(() => site.close());

const vitals = { page: 'cart', lcp: 1800, inp: 120, cls: 0.02 };
const send = (payload: object, cookies: Readonly<Record<string, string>> = {}) =>
  site.app.inject({ method: 'POST', url: '/api/web-vitals', payload, cookies });

/** The labels of the page views that were counted. */
async function counted(name = 'alzette_web_vitals_lcp_seconds') {
  const { values = [] } = (await metrics.registry.getSingleMetric(name)?.get()) ?? {};
  return values.flatMap(({ labels, value, ...rest }) =>
    'metricName' in rest && rest.metricName === `${name}_count` ? [{ ...labels, value }] : [],
  );
}

describe('[T2] POST /api/web-vitals', () => {
  it('counts each value under the page and the release of the visit', async () => {
    const cookies = cookiesOf(await site.app.inject('/en/cart'));
    expect((await send(vitals, cookies)).statusCode).toBe(204);
    for (const name of ['lcp_seconds', 'inp_seconds', 'cls'])
      expect(await counted(`alzette_web_vitals_${name}`)).toEqual([
        { page: 'cart', remote: 'cart', version: '1.0.0', value: 1 },
      ]);
  });

  it('counts pages of the shell, and visits without a release, under the shell', async () => {
    await send({ page: 'home', lcp: 900 });
    await send({ page: 'cart', lcp: 900 });
    expect(await counted()).toEqual([
      { page: 'home', remote: 'shell', version: '', value: 1 },
      { page: 'cart', remote: 'shell', version: '', value: 1 },
    ]);
    expect(await counted('alzette_web_vitals_cls')).toEqual([]);
  });

  it('counts no page that the site does not have, so that no visitor adds series', async () => {
    for (const page of ['made-up', 'phones/ernz-9-pro', 'checkout/mine'])
      expect((await send({ ...vitals, page })).statusCode).toBe(204);
    expect(await counted()).toEqual([]);
  });

  it('counts nothing after a refusal', async () => {
    expect((await send(vitals, { 'alzette-analytics': 'refused.1' })).statusCode).toBe(204);
    expect(await counted()).toEqual([]);
  });

  it.each([
    ['an address as the page', { ...vitals, page: '/en/cart?mail=a@b.lu' }, 400],
    ['a negative value', { ...vitals, lcp: -1 }, 400],
    ['a value without end', { ...vitals, inp: 1e9 }, 400],
    ['text as a value', { ...vitals, cls: 'much' }, 400],
    ['more than 1 kB', { ...vitals, more: 'x'.repeat(2_000) }, 413],
  ])('refuses %s', async (_title, payload, status) => {
    expect((await send(payload)).statusCode).toBe(status);
    expect(await counted()).toEqual([]);
  });

  it('refuses a page of another site', async () => {
    const response = await site.app.inject({
      method: 'POST',
      url: '/api/web-vitals',
      payload: vitals,
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(response.statusCode).toBe(403);
  });
});
