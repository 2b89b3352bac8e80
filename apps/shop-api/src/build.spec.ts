import { PassThrough } from 'node:stream';
import { loadOperator } from '@alzette/operator-config/load';
import { serverLog } from '@alzette/server-kit';
import { customerInformation, customerOrder } from '../test/builders';
import { openTestShop, operatorFile, sessionKey, sessionToken, type TestShop } from '../test/shop';
import { ShopVisitor } from '../test/shop-visitor';
import { build } from './build';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('an unknown address gets a problem document', async () => {
  const response = await shop.app.inject('/nowhere');
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/u);
  expect(response.json()).toMatchObject({ type: 'about:blank', title: 'Not Found', status: 404, code: 'not_found' });
});

it.each([
  ['no JSON', '{', 'application/json', 400],
  ['no body', '', 'application/json', 400],
  ['an unknown media type', '<x/>', 'text/xml', 415],
  ['a dangerous key', '{"__proto__":{"x":1}}', 'application/json', 400],
  ['too much', JSON.stringify({ description: 'x'.repeat(1_100_000) }), 'application/json', 413],
])('a body with %s gets a 4xx problem document', async (_title, payload, contentType, status) => {
  const visitor = await shop.visitor();
  const headers = { 'content-type': contentType };
  const response = await visitor.call('POST', '/api/v2/tool/cardpay/url', { payload, headers });
  expect(response.status).toBe(status);
  expect(response.problem.status).toBe(status);
});

it.each([
  '/api/v2/shop/orders/%00',
  '/api/catalogue/subscriptions/mobile/%00',
  '/a%zz',
  '/api/v2/shop/orders/%ED%A0%80',
])('%s gets a 4xx response', async (url) => {
  const { status } = await (await shop.visitor()).call('GET', url);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

it('text that the database cannot store is refused', async () => {
  const guest = await shop.guest();
  const { status, problem } = await guest.createOrder({ preconfiguredCart: 'a\0b' });
  expect(status).toBe(400);
  expect(problem.errors?.[0]?.path).toBe('body/preconfiguredCart');
});

it('the OpenAPI document describes the routes', async () => {
  const { paths } = (await shop.app.inject('/documentation/json')).json();
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/api/v2/shop/alzette/order',
      '/api/v2/shop/orders/{tokenValue}',
      '/api/v2/tool/cardpay/url',
    ]),
  );
});

it('another operator has its own provider path and channel', async () => {
  const operator = { ...loadOperator(operatorFile), provider: 'moselle', channel: 'MOSELLE_WEBSTORE' };
  const siteUrl = 'https://moselle.example';
  const app = await build({ ...shop.context, operator, siteUrl, sessionKey });
  const visitor = new ShopVisitor(app, await sessionToken({ account: 'A-1' }));
  const payload = { ...customerOrder, channel: 'MOSELLE_WEBSTORE', accountNumber: 'A-1' };
  const headers = { 'idempotency-key': 'one' };
  const { status } = await visitor.call('POST', '/api/v2/shop/moselle/order', { payload, headers });
  expect(status).toBe(201);
  await app.close();
});

it('the log holds no personal data', async () => {
  const log = new PassThrough();
  const logger = serverLog({ name: 'shop-api', level: 'trace', stream: log });
  const app = await build({ ...shop.context, sessionKey, logger });
  const visitor = new ShopVisitor(app, await sessionToken());
  await visitor.call('GET', '/api/v2/tool/iban/validate/LU280019400644750000');
  await visitor.call('POST', '/api/v2/shop/creditcheck/status?first_name=Canary&last_name=Broken&birthdate=1990-05-17');
  await visitor.createOrder({ email: 'canary@example.lu', kycId: null });
  await visitor.sendCustomerInformation('secret-token', customerInformation({ firstname: 'Canary' }));
  await app.close();
  const text = String(log.read());
  expect(text).toContain('/api/v2/tool/iban/validate/:iban');
  expect(text).not.toMatch(/LU28|canary|1990-05-17|secret-token|Bearer/iu);
});
