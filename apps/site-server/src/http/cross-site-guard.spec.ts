import { startSite, type Site } from '../testing/site';
import { startUpstream } from '../testing/servers';

let site: Site;
let upstream: Awaited<ReturnType<typeof startUpstream>>;
beforeAll(async () => {
  upstream = await startUpstream();
  site = await startSite({ shopApiUrl: upstream.url });
});
afterAll(async () => {
  await site.close();
  await upstream.close();
});

const changes = [
  ['POST', '/api/v2/shop/alzette/order'],
  ['PATCH', '/api/v2/shop/alzette/order/t/confirm'],
  ['POST', '/api/errors'],
] as const;

describe('an unsafe request', () => {
  it.each(changes)('from another site is refused: %s %s', async (method, url) => {
    const foreign: readonly Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'http://localhost:4201' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const response = await site.app.inject({ method, url, headers, payload: { message: 'x' } });
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ code: 'cross_site' });
    }
    expect(upstream.seen).toEqual([]);
  });

  it.each(changes)('from a page of the shop passes: %s %s', async (method, url) => {
    const headers = { origin: 'http://localhost:4200', 'sec-fetch-site': 'same-origin' };
    const { statusCode } = await site.app.inject({ method, url, headers, payload: { message: 'x' } });
    expect(statusCode).toBeLessThan(300);
    upstream.seen.length = 0;
  });
});
