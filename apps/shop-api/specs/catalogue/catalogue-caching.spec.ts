import { openTestShop, type TestShop } from '../../test/shop';
import type { ShopVisitor } from '../../test/shop-visitor';

let shop: TestShop;
let visitor: ShopVisitor;

beforeAll(async () => {
  shop = await openTestShop();
  visitor = await shop.visitor();
});
afterAll(() => shop.close());

const base = '/api/catalogue';

it.each([
  'devices',
  'devices/ernz-9-pro',
  'devices/variant/ernz-9-pro-256-midnight-f24',
  'subscriptions/duo',
  'subscriptions/tv/variant/tv-plus',
  'subscriptions/internet/fibre-500',
  'additionals/music',
  'tv-packages/pack-sport',
  'prepaid/top-up-amounts',
  'prepaid/starter-packs',
])('[D13] a browser that has %s gets 304 without a body', async (path) => {
  const first = await visitor.call('GET', `${base}/${path}?locale=en`);
  expect(first.status).toBe(200);
  expect(first.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
  const headers = { 'if-none-match': String(first.headers['etag']) };
  const second = await visitor.call('GET', `${base}/${path}?locale=en`, { headers });
  expect(second.status).toBe(304);
  expect(second.bytes).toHaveLength(0);
});

it('an offer with a changed row is sent again', async () => {
  const url = `${base}/subscriptions/mobile?locale=en`;
  const headers = { 'if-none-match': String((await visitor.call('GET', url)).headers['etag']) };
  await shop.database
    .updateTable('catalogue_subscriptions')
    .set({ price_original: 4100 })
    .where('code', '=', 'mobile-alzette-m')
    .execute();
  expect((await visitor.call('GET', url, { headers })).status).toBe(200);
});

it.each([
  ['additionals/music', 'Music without counting'],
  ['additionals/cloud', 'Alzette cloud'],
  ['tv-packages/pack-sport', 'Sport'],
  ['tv-packages/pack-opera', 'Opera'],
])('[D13] %s has a name, on sale or withdrawn', async (path, name) => {
  const { status, body } = await visitor.call('GET', `${base}/${path}?locale=en`);
  expect(status).toBe(200);
  expect(body).toEqual({ code: path.split('/')[1], name });
});

it.each(['additionals/unknown', 'tv-packages/unknown', 'tv-packages/pack-sport-1'])('%s gets 404', async (path) => {
  expect((await visitor.call('GET', `${base}/${path}`)).problem).toMatchObject({ status: 404, code: 'not_found' });
});
