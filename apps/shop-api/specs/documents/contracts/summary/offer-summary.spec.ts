import { locales } from '@alzette/shop-model';
import { itWithPoppler as it, pdfLook, pdfText } from '../../../../test/pdf-text';
import { openTestShop, type TestShop } from '../../../../test/shop';
import type { ShopVisitor } from '../../../../test/shop-visitor';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function summaryOf(visitor: ShopVisitor, offer: string, locale = 'en') {
  const { status, bytes, headers } = await visitor.call(
    'GET',
    `/api/v2/shop/alzette/offers/${offer}/contract-summary?locale=${locale}`,
  );
  return { status, headers, bytes };
}
const textsOf = (pdf: Uint8Array) => pdfText(pdf).replaceAll(/\s+/gu, ' ');

it.each([
  [
    'mobile/mobile-alzette-m',
    ['€29.99 for 12 months, then €39.99 per month', 'Mobile activation: €19.00', '100 GB on 5G'],
  ],
  [
    'device/ernz-9-pro-256-midnight-f24.mobile-alzette-m',
    ['Ernz 9 Pro', '24 instalments of €22.00', 'Due today: €168.00', '24 months'],
  ],
  ['tv/tv-start', ['This service has no internet access.']],
])('[K1, K13] %s has a summary on one page before it is ordered', async (offer, facts) => {
  const { status, headers, bytes } = await summaryOf(await shop.visitor(), offer);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(pdfLook(bytes)).toMatchObject({ pages: 1 });
  const text = textsOf(bytes);
  for (const fact of [...facts, 'Contract summary', offer.split('/')[1] ?? '']) expect(text).toContain(fact);
});

it.each(locales)('[K1] an offer that is installed names each way and its fee, in %s', async (locale) => {
  const [offer] = await shop.database
    .selectFrom('catalogue_subscriptions')
    .select('code')
    .where('family', '=', 'internet')
    .where('withdrawn', '=', false)
    .execute();
  const { bytes } = await summaryOf(await shop.visitor(), `internet/${offer?.code}`, locale);
  expect(pdfLook(bytes)).toMatchObject({ pages: 1 });
  expect(textsOf(bytes)).toMatch(/Installation \(.+\d[.,]\d\d.* · .+\d[.,]\d\d/u);
});

it('[K1, D14] a customer reads the price of customers', async () => {
  const { bytes } = await summaryOf(await shop.visitor({ account: 'A-1001' }), 'mobile/mobile-alzette-m');
  const text = textsOf(bytes);
  expect(text).toContain('€39.99 per month');
  expect(text).not.toContain('€29.99');
});

it.each([
  ['mobile/no-such-plan', 404],
  ['tv/mobile-alzette-m', 404],
  ['device/ernz-9-pro-256-midnight-f24', 404],
  ['prepaid-top-up/top-up-20', 400],
  [`mobile/${'x'.repeat(500)}`, 400],
])('[K1] %.40s gets %d', async (offer, status) => {
  expect((await summaryOf(await shop.visitor(), offer)).status).toBe(status);
});

it('[K1] is for visitors of the shop only', async () => {
  const { statusCode } = await shop.app.inject({
    method: 'GET',
    url: '/api/v2/shop/alzette/offers/mobile/mobile-alzette-m/contract-summary',
  });
  expect(statusCode).toBe(401);
});
