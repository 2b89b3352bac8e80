import { largestValue, longestHold, openApiDocument, type Operation } from '@alzette/server-kit/testing';
import { buildSync } from 'esbuild';
import { cartCookieOf, offerOf } from '@alzette/shop-model';
import { aPlan } from './testing/offers';
import { keep } from './testing/releases';
import { everyKind } from './testing/saved-carts';
import { startUpstream } from './testing/servers';
import { release, startSite, type Site } from './testing/site';

const maxHoldMs = 50;
const maxBytes = 250 * 1024;

let site: Site;
let upstream: Awaited<ReturnType<typeof startUpstream>>;
let operations: readonly Operation[];
beforeAll(async () => {
  upstream = await startUpstream((response, { url }) => {
    const body = url.startsWith('/api/catalogue/devices?') ? '{"items":[],"availableBrands":[]}' : '{}';
    response.setHeader('content-type', 'application/json').end(body);
  });
  const urls = { shopApiUrl: upstream.url, catalogueUrl: upstream.url, contentUrl: upstream.url };
  site = await startSite({ ...urls, logLevel: 'fatal' });
  keep(site, 'cart', '1.0.0');
  await site.publish({ 'alzette/cart': [release('cart', '1.0.0')] });
  ({ operations } = openApiDocument((await site.app.inject('/openapi.json')).json()));
});
afterAll(() => Promise.all([site.close(), upstream.close()]));

it('[V7] no route holds the event loop with the largest input that its schema allows', async () => {
  const held: string[] = [];
  for (const { method, path, body, bodyType } of operations) {
    const url = path.replaceAll(/\{[^}]+\}/gu, 'x');
    const payload = body && bodyType?.includes('json') ? JSON.stringify(largestValue(body, maxBytes)) : null;
    const hold = await longestHold(
      () =>
        site.app.inject({
          method: method as 'GET',
          url,
          ...(payload !== null && { payload, headers: { 'content-type': bodyType ?? '' } }),
        }),
      maxHoldMs,
    );
    if (hold > maxHoldMs) held.push(`${method} ${path}: ${Math.round(hold)} ms`);
  }
  expect(held).toEqual([]);
}, 300_000);

describe('[V7] the event loop is not held', () => {
  const expectFree = async (work: (attempt: number) => Promise<unknown>, maxMs = maxHoldMs) =>
    expect(await longestHold(work, maxMs)).toBeLessThan(maxMs);

  it('by error reports over many source maps', async () => {
    // Parsing each takes more than 100 ms.
    const source = Array.from(
      { length: 80_000 },
      (_each, index) => `export const f${index} = (a) => a + ${index};`,
    ).join('\n');
    const [map] = buildSync({
      stdin: { contents: source, sourcefile: 'large.ts', loader: 'ts' },
      ...{ sourcemap: 'external', minify: true, write: false, outfile: 'x.js' },
    }).outputFiles;
    const frames = Array.from({ length: 10 }, (_each, index) => `https://shop.example/assets/large-${index}.js:1:200`);
    for (const index of frames.keys()) site.write(`shell/maps/large-${index}.js.map`, map?.text ?? '');
    await expectFree(async (attempt) => {
      const { statusCode } = await site.app.inject({
        method: 'POST',
        url: '/api/errors',
        payload: { message: 'failed', frames: frames.slice(2 * attempt, 2 * attempt + 2) },
      });
      expect(statusCode).toBe(204);
    }, 30);
  });

  it('by the token of a saved cart with every kind of item', async () => {
    const create = () =>
      site.app.inject({ method: 'POST', url: '/api/generateCartToken', payload: { cart: everyKind } });
    await expectFree(create);
    const { token } = (await create()).json();
    await expectFree(() => site.app.inject({ method: 'POST', url: '/api/decryptToken', payload: { token } }));
  });

  it('by the page of a cart whose cookie is as large as it may be', async () => {
    const item = offerOf(aPlan()).item({ identifier: 'line', origin: '/en/mobile' });
    const items = Array.from({ length: 58 }, (_each, index) => ({ ...item, identifier: `line-${index}` }));
    const cookie = `alzette-cart=${cartCookieOf({ items, prepaid: null })}`;
    await expectFree(() => site.app.inject({ url: '/en/cart', headers: { cookie } }));
  });
});
