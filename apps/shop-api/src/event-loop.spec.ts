import { randomUUID } from 'node:crypto';
import { largestValue, longestHold, openApiDocument, type Operation } from '@alzette/server-kit/testing';
import { locales } from '@alzette/shop-model';
import type { ShopServer } from '@alzette/shop-api/platform';
import { complementary, orderItem, orderRequest } from '../test/builders';
import { operatorSystem } from '../test/operator-clients';
import { orderMade } from '../test/journey';
import { copyOf, openTestShop, sessionToken, type TestShop } from '../test/shop';
import type { ShopVisitor } from '../test/shop-visitor';

const maxHoldMs = 50;
const maxBytes = 250 * 1024;
const lines = Array.from({ length: 100 }, (_each, index) => `line-${index + 1}`);

let shop: TestShop;
/** Without the response checks that tests add. */
let app: ShopServer;
let operations: readonly Operation[];
let token: string;
let order: { readonly guest: ShopVisitor; readonly token: string };
beforeAll(async () => {
  shop = await openTestShop();
  app = await copyOf(shop);
  ({ operations } = openApiDocument((await app.inject('/openapi.json')).json()));
  const { guest, token: tokenValue } = await orderMade(shop, largeOrder());
  order = { guest, token: tokenValue };
  token = await sessionToken();
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const largeOrder = () => ({
  items: lines.map((identifier) => orderItem({ identifier })),
  complementaryInformations: lines.map((identifier) => complementary({ identifier })),
  displayedTotals: { oneOff: 190_000, monthly: 299_900 },
});

it('[V7] no route holds the event loop with the largest input that its schema allows', async () => {
  const held: string[] = [];
  for (const { method, path, parameters, body, bodyType } of operations) {
    const url = path.replaceAll(/\{[^}]+\}/gu, 'x');
    const query = parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, schema = {} }) => `${name}=${encodeURIComponent(String(largestValue(schema, 2_000)))}`);
    const payload = body && bodyType?.includes('json') ? JSON.stringify(largestValue(body, maxBytes)) : null;
    const hold = await longestHold(
      () =>
        app.inject({
          method: method as 'GET',
          url: query.length > 0 ? `${url}?${query.join('&')}` : url,
          headers: { authorization: `Bearer ${token}`, ...(payload !== null && { 'content-type': bodyType ?? '' }) },
          ...(payload !== null && { payload }),
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

  it('by an order of 100 plans', async () => {
    const guest = order.guest.at(app);
    await expectFree(async () => {
      expect((await guest.createOrder(largeOrder())).status).toBe(201);
    });
    await expectFree(() => guest.call('GET', `/api/v2/shop/orders/${order.token}`));
  }, 120_000);

  it('by the documents of an order of 100 plans, and by reading them again', async () => {
    const guest = order.guest.at(app);
    const { token: tokenValue } = order;
    await expectFree(async (attempt) => {
      await shop.database.deleteFrom('rate_limits').execute();
      await guest.sendCustomerInformation(tokenValue, { phone: `+35269112345${attempt}` });
      expect((await guest.documents(tokenValue)).body.documents).toHaveLength(201);
    });
    await expectFree(() => guest.documents(tokenValue));
  }, 300_000);

  it('by contract summaries that are written for the first time', async () => {
    const visitor = (await shop.visitor()).at(app);
    const offers = await shop.database
      .selectFrom('catalogue_subscriptions')
      .select(['code', 'family'])
      .where('withdrawn', '=', false)
      .orderBy('code')
      .execute();
    expect(offers.length).toBeGreaterThanOrEqual(5);
    const summary = ({ code, family }: { readonly code: string; readonly family: string }, locale: string) =>
      visitor.call('GET', `/api/v2/shop/alzette/offers/${family}/${code}/contract-summary?locale=${locale}`);
    // Each takes 20 ms.
    await expectFree(async (attempt) => {
      for (const locale of locales)
        expect((await summary(offers[attempt] ?? { code: '', family: '' }, locale)).status).toBe(200);
    }, 15);
  });

  it('by an order with a proof of residence of 10 MiB', async () => {
    const guest = order.guest.at(app);
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10 * 1024 * 1024 - 9, 32)]);
    const proofOfResidence = { filename: 'bill.pdf', content: bytes.toString('base64') };
    const payload = Buffer.from(JSON.stringify(orderRequest({ kycId: guest.kycId, proofOfResidence })));
    await expectFree(() =>
      guest.call('POST', '/api/v2/shop/alzette/order', {
        payload,
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      }),
    );
  });

  it('by lists for the operator', async () => {
    const erp = await operatorSystem(app, 'orders:read', 'catalogue:read');
    for (const url of [
      '/tmf-api/productOrderingManagement/v4/productOrder?limit=100',
      '/tmf-api/productCatalogManagement/v4/productOffering?limit=100',
    ])
      await expectFree(() => erp('GET', url));
  });
});
