import { sql } from 'kysely';
import { openTestShop, type TestShop } from '../../../test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.database.deleteFrom('rate_limits').execute());

const limits = [
  ['POST', '/api/v2/shop/alzette/order', 300],
  ['GET', '/api/v2/shop/orders/unknown', 600],
  ['POST', '/api/v2/shop/orders/unknown/customer-info', 60],
  ['POST', '/api/v2/tool/cardpay/url', 60],
  ['PATCH', '/api/v2/shop/alzette/order/unknown/confirm', 300],
  ['POST', '/api/v2/shop/alzette/order/unknown/cancel', 60],
  ['GET', '/api/v2/shop/alzette/order/unknown/newsletter-acceptance', 60],
  ['GET', '/api/v2/tool/sign/documents/unknown', 300],
  ['POST', '/api/v2/tool/sign/document/update/unknown', 300],
  ['GET', '/api/v2/tool/sign/document/unknown.pdf', 300],
  ['GET', '/api/v2/shop/alzette/offers/mobile/unknown/contract-summary', 100],
  ['GET', '/api/v2/shop/kyc/unknown', 60],
  ['POST', '/api/v2/shop/alzette/analytics-consents', 30],
  ['POST', '/api/v2/shop/creditcheck/status', 20],
  ['POST', '/api/v2/shop/service-qualifications', 60],
  ['POST', '/api/v2/shop/addresses', 300],
  ['GET', '/api/v2/shop/addresses/towns?postcode=4251', 300],
  ['GET', '/api/v2/tool/voucher/search/X?lineNumber=1', 20],
  ['GET', '/api/v2/tool/iban/validate/X', 60],
] as const;

it.each(limits)(
  '[K1, K4, K8, I1, J5] %s %s: a session gets %d in ten minutes, counted before the body is read',
  async (method, url, max) => {
    const visitor = await shop.visitor({ account: 'A-1001' });
    // A body that cannot be read: 400 while the limit allows the request, so a count after the body would not see it.
    const broken = method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, payload: '{' };
    const send = async () => (await visitor.call(method, url, broken)).status;
    expect([400, 404, 200, 422]).toContain(await send());
    const counts = await shop.database.selectFrom('rate_limits').select(['key', 'hits']).execute();
    // The session, the network, and for vouchers the account.
    expect(counts.map(({ hits }) => hits)).toEqual(Array(url.includes('voucher') ? 3 : 2).fill(1));
    await sql`update rate_limits set hits = ${max - 1}`.execute(shop.database);
    expect([(await send()) === 429, (await send()) === 429]).toEqual([false, true]);
  },
);
