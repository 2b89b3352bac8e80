import fc from 'fast-check';
import { customerInformation, orderRequest } from '../test/builders';
import { orderMade } from '../test/journey';
import { starterPack, topUp } from '../test/prepaid';
import { openTestShop, type TestShop } from '../test/shop';
import type { ShopVisitor } from '../test/shop-visitor';

let shop: TestShop;
let guest: ShopVisitor;
let token: string;

beforeAll(async () => {
  shop = await openTestShop();
  ({ guest, token } = await orderMade(shop));
});
afterAll(() => shop.close());

const runs = { numRuns: 60 };
const strange = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('\0', '\ud800', '9'.repeat(30), -1, 1e300, 2 ** 31, null, [], {}, '<script>', '\u202e'),
);

/** The body with one value, anywhere in it, replaced. */
function withOneStrangeValue(body: unknown): fc.Arbitrary<unknown> {
  const paths = pathsOf(body);
  return fc.tuple(fc.constantFrom(...paths), strange).map(([path, value]) => replaceAt(body, path, value));
}

function pathsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, entry]) => pathsOf(entry, [...path, key]))];
}

function replaceAt(body: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(body)) {
    return body.map((entry, index) => (String(index) === key ? replaceAt(entry, rest, value) : entry));
  }
  const fields = body as Record<string, unknown>;
  return { ...fields, [key]: replaceAt(fields[key], rest, value) };
}

/** Nothing that comes in may be the shop's fault, and every refusal is a problem document without a stack. */
async function expectNoFault(method: 'GET' | 'POST' | 'PATCH', url: string, payload?: unknown): Promise<void> {
  const options = payload === undefined ? {} : { payload: JSON.stringify(payload) };
  const headers = { 'idempotency-key': 'any', ...(payload === undefined ? {} : { 'content-type': 'application/json' }) };
  const answer = await guest.call(method, url, { ...options, headers });
  expect(answer.status).toBeLessThan(500);
  if (answer.status < 400) return;
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/u);
  expect(answer.problem).toMatchObject({ status: answer.status, code: expect.any(String) });
  expect(answer.bytes.toString()).not.toMatch(/\bat .+\.(ts|js):\d/u);
}

type Route = [method: 'POST' | 'PATCH', url: () => string, body: () => object];
const bodies: Route[] = [
  ['POST', () => '/api/v2/shop/alzette/order', () => orderRequest({ kycId: guest.kycId })],
  ['POST', () => '/api/v2/shop/alzette/order', () => topUp()],
  ['POST', () => '/api/v2/shop/alzette/order', () => starterPack()],
  ['POST', () => `/api/v2/shop/orders/${token}/customer-info`, () => customerInformation({ kycId: guest.kycId })],
  [
    'PATCH',
    () => `/api/v2/shop/alzette/order/${token}/confirm`,
    () => ({ orderToken: token, transactionId: 'a', locale: 'fr' }),
  ],
  ['POST', () => `/api/v2/tool/sign/document/update/${token}`, () => ({ documentId: 'a', newDocumentTargetId: null })],
  [
    'POST',
    () => '/api/v2/tool/cardpay/url',
    () => ({ order_token: token, amount: 1900, language: 'fr', type: 'esales', description: 'a' }),
  ],
];
it.each(bodies)('%s (%#) is never at fault, whatever stands in the body', async (method, url, body) => {
  await fc.assert(
    fc.asyncProperty(withOneStrangeValue(body()), (payload) => expectNoFault(method, url(), payload)),
    runs,
  );
});

it.each([
  '/api/v2/shop/orders/ANY',
  '/api/v2/shop/kyc/ANY',
  '/api/v2/tool/iban/validate/ANY',
  '/api/v2/tool/sign/documents/ANY',
  '/api/v2/tool/sign/document/ANY',
  '/api/v2/shop/alzette/order/ANY/newsletter-acceptance',
  '/api/catalogue/subscriptions/mobile/ANY',
  '/api/catalogue/subscriptions/mobile/variant/ANY?locale=de',
  '/api/catalogue/subscriptions/mobile?locale=ANY',
  '/api/catalogue/devices/ANY',
  '/api/catalogue/devices/variant/ANY',
  '/api/catalogue/devices/variant/ernz-9-pro-256-midnight-f24.ANY',
  '/api/catalogue/additionals/ANY',
  '/api/catalogue/tv-packages/ANY',
  '/api/catalogue/images/ANY.svg',
  '/api/catalogue/images/ernz-9-pro/ANY.svg',
  '/api/v2/tool/voucher/search/ANY?lineNumber=ANY',
  '/api/content/confirmation-messages?locale=fr&populate=ANY',
])('GET %s is never at fault, whatever stands there', async (pattern) => {
  const text = fc.string({ unit: 'binary', maxLength: 200 }).map((value) => encodeURIComponent(value));
  await fc.assert(
    fc.asyncProperty(text, (value) => expectNoFault('GET', pattern.replaceAll('ANY', () => value))),
    runs,
  );
});
