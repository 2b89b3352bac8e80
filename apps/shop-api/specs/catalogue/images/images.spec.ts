import type { DeviceList, DeviceTaxon } from '@alzette/shop-model';
import { openTestShop, type TestShop } from '../../../test/shop';
import type { ShopVisitor } from '../../../test/shop-visitor';

let shop: TestShop;
let visitor: ShopVisitor;

beforeAll(async () => {
  shop = await openTestShop();
  visitor = await shop.visitor();
});
afterAll(() => shop.close());

const picture = async (url: string) => {
  const { status, headers, bytes } = await visitor.call('GET', url);
  return { status, headers, svg: bytes.toString() };
};

it('[D12] every device and colour has a picture of its own', async () => {
  const { body } = await visitor.call<DeviceList>('GET', '/api/catalogue/devices');
  const drawn = new Set<string>();
  const urls = body.items.flatMap(({ images }) => Object.values(images));
  for (const url of urls) {
    const { status, headers, svg } = await picture(url);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 560 700">.*<\/svg>$/u);
    expect(svg).not.toMatch(/NaN|undefined|style=/u);
    drawn.add(svg);
  }
  expect(drawn.size).toBe(urls.length);
});

it('[D12] every device has three further views in each colour, all different', async () => {
  const { body } = await visitor.call<DeviceTaxon>('GET', '/api/catalogue/devices/ernz-9-pro');
  expect(Object.keys(body.views ?? {})).toEqual(Object.keys(body.images));
  const drawn = new Set<string>();
  for (const views of Object.values(body.views ?? {})) {
    expect(views.map(({ side }) => side)).toEqual(['front', 'back', 'edge']);
    for (const { image } of views) {
      const { status, svg } = await picture(image);
      expect(status).toBe(200);
      expect(svg).not.toMatch(/NaN|undefined|style=/u);
      drawn.add(svg);
    }
  }
  expect(drawn.size).toBe(3 * Object.keys(body.images).length);
});

it('[D12] the picture has the chosen colour', async () => {
  expect((await picture('/api/catalogue/images/ernz-9-pro/midnight.svg')).svg).toContain('#33546f');
  expect((await picture('/api/catalogue/images/ernz-9-pro/sage.svg')).svg).toContain('#97b29d');
});

it('[D12] a device has a PNG of 1200 by 630 pixels for link previews', async () => {
  const { body } = await visitor.call<DeviceList>('GET', '/api/catalogue/devices');
  for (const { slug } of body.items) {
    const { preview } = (await visitor.call<DeviceTaxon>('GET', `/api/catalogue/devices/${slug}`)).body;
    const { status, headers, bytes } = await visitor.call('GET', preview ?? '');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/png');
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

it('a withdrawn device keeps its picture, for carts that contain it', async () => {
  expect((await picture('/api/catalogue/images/ernz-8/silver.svg')).status).toBe(200);
});

it('[D9] every picture that an add-on names exists', async () => {
  const rows = await shop.database
    .selectFrom('catalogue_additionals')
    .select('image')
    .where('image', 'is not', null)
    .execute();
  expect(rows.length).toBeGreaterThanOrEqual(5);
  for (const { image } of rows) expect((await picture(`/api/catalogue/images/${image}.svg`)).status).toBe(200);
});

it('a picture may be cached and shown on other sites', async () => {
  const url = '/api/catalogue/images/wifi-booster.svg';
  const { headers } = await picture(url);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const again = await visitor.call('GET', url, { headers: { 'if-none-match': String(headers['etag']) } });
  expect(again.status).toBe(304);
});

it.each([
  'ernz-9-pro/sage/inside.svg',
  'ernz-9-pro/pink/back.svg',
  'ernz-9-pro/pink.svg',
  'unknown/sage.svg',
  'ernz-9-pro/sage.png',
  'unknown.svg',
  'constructor.svg',
])('%s gets a problem document', async (path) => {
  const { problem } = await visitor.call('GET', `/api/catalogue/images/${path}`);
  expect(problem).toMatchObject({ status: 404, code: 'not_found' });
});
