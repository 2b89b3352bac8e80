import type { MobileList, MobileVariant } from '@alzette/shop-model';
import { openTestShop, type TestShop } from '../../test/shop';
import type { ShopVisitor } from '../../test/shop-visitor';

let shop: TestShop;
let visitor: ShopVisitor;

beforeAll(async () => {
  shop = await openTestShop();
  visitor = await shop.visitor();
});
afterAll(() => shop.close());

const base = '/api/catalogue/subscriptions/mobile';

it('[D13, D11] lists the mobile plans in the asked language', async () => {
  const { body } = await visitor.call<MobileList>('GET', `${base}?locale=fr`);
  const names = ['Alzette XS', 'Alzette S', 'Alzette M', 'Alzette L', 'Alzette Unlimited'];
  expect(body.items.map(({ name }) => name)).toEqual(names);
  expect(body.items[2]).toMatchObject({
    code: 'mobile-alzette-m',
    product: { code: 'alzette-m' },
    price: { applied: { newCustomer: 2999, existingCustomer: 3999 }, original: 3999, discountDuration: 12 },
    activationFee: 1900,
    activationFeeName: 'Activation mobile',
    commitment: { months: 24 },
    options: { data: { label: '100 Go en 5G' } },
    attributes: { subscription_mobile_webdeals: true, mobile_subscription_full_name: 'Forfait mobile Alzette M' },
    esim: true,
  });
});

it('[B11] marks a plan without data in Europe with null_eu', async () => {
  const { body } = await visitor.call<MobileVariant>('GET', `${base}/alzette-xs?locale=en`);
  expect(body.options.data_eu.code).toBe('null_eu');
});

it.each(['fr', 'en', 'de'])('speaks %s about every plan', async (locale) => {
  const { body } = await visitor.call<MobileList>('GET', `${base}?locale=${locale}`);
  for (const plan of body.items) {
    expect(plan.highlights.length).toBeGreaterThanOrEqual(3);
    expect(plan.options.data.label).toMatch(locale === 'fr' ? / Go |illimitées/u : / GB |nlimited|nbegrenzt/u);
  }
});

it('[D13] finds one plan by its variant and by its product', async () => {
  const byVariant = await visitor.call<MobileVariant>('GET', `${base}/variant/mobile-alzette-s?locale=de`);
  const byProduct = await visitor.call<MobileVariant>('GET', `${base}/alzette-s?locale=de`);
  expect(byVariant.body.name).toBe('Alzette S');
  expect(byProduct.body).toEqual(byVariant.body);
});

it.each([`${base}/variant/unknown`, `${base}/unknown`])('[D13] answers %s with a problem', async (url) => {
  const { status, problem, headers } = await visitor.call('GET', url);
  expect(status).toBe(404);
  expect(headers['content-type']).toMatch(/^application\/problem\+json/u);
  expect(problem).toMatchObject({ status: 404, code: 'not_found' });
});

it('refuses a language that the shop does not speak', async () => {
  const { status, problem } = await visitor.call('GET', `${base}?locale=lb`);
  expect(status).toBe(400);
  expect(problem.errors?.[0]?.path).toBe('querystring/locale');
});

it('sends nothing to a browser that holds the plans already, and the plans again once they change', async () => {
  const first = await visitor.call('GET', `${base}?locale=en`);
  expect(first.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
  const headers = { 'if-none-match': String(first.headers['etag']) };
  const second = await visitor.call('GET', `${base}?locale=en`, { headers });
  expect(second.status).toBe(304);
  expect(second.bytes).toHaveLength(0);

  await shop.database
    .updateTable('catalogue_variants')
    .set({ price_original: 4100 })
    .where('code', '=', 'mobile-alzette-m')
    .execute();
  const third = await visitor.call('GET', `${base}?locale=en`, { headers });
  expect(third.status).toBe(200);
});
