import { randomUUID } from 'node:crypto';
import { proofMaxBytes } from '@alzette/shop-model';
import { orderRequest } from '../../test/builders';
import { barePhone } from '../../test/full-order';
import { openTestShop, type TestShop } from '../../test/shop';
import type { ShopVisitor } from '../../test/shop-visitor';

let shop: TestShop;
let guest: ShopVisitor;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  guest = await shop.guest();
});

const megabytes = (count: number) => 'A'.repeat(count * 1024 * 1024);
const order = () => orderRequest({ ...barePhone, kycId: guest.kycId });
const proof = (content: string) => ({ proofOfResidence: { filename: 'bill.pdf', content } });

async function send(body: string, type = 'application/json') {
  const headers = { 'idempotency-key': randomUUID(), 'content-type': type };
  const response = await guest.call('POST', '/api/v2/shop/alzette/order', { headers, payload: body });
  return { status: response.status, code: response.problem.code };
}

const tooLarge = { status: 413, code: 'too_large' };

it.each<[string, () => string]>([
  ['in a list', () => JSON.stringify({ ...order(), items: megabytes(3).match(/.{1,9}/gu) })],
  ['in another string', () => JSON.stringify({ ...order(), email: megabytes(14) })],
  ['in a proof at another depth', () => JSON.stringify({ ...order(), items: [proof(megabytes(14))] })],
  ['in a proof within the proof', () => JSON.stringify({ ...order(), proofOfResidence: proof(megabytes(14)) })],
  ['in the name of the proof', () => JSON.stringify({ ...order(), proofOfResidence: { filename: megabytes(14) } })],
  ['in a list instead of the proof', () => JSON.stringify({ ...order(), proofOfResidence: ['content', megabytes(9)] })],
  ['in a key', () => JSON.stringify({ ...order(), proofOfResidence: { [megabytes(14)]: 'content' } })],
  ['in spaces', () => `${' '.repeat(14 * 1024 * 1024)}{}`],
  ['in a second proof', () => `{${inner(proof(megabytes(7)))},${inner(proof(megabytes(7)))}}`],
  ['in a second content', () => `{"proofOfResidence":{"content":"A","content":"${megabytes(7)}"}}`],
  [
    'in a content before a second one',
    () => `{"proofOfResidence":{"content":"${megabytes(7)}","content":"${megabytes(7)}"}}`,
  ],
  ['under a key that is written with escapes', () => `{"proofOfResid\\u0065nce":{"content":"${megabytes(14)}"}}`],
  ['behind an escaped quote', () => `{"proofOfResidence":{"content":"\\"${megabytes(7)}\\""}}`],
  ['in a string that looks like the key', () => `{"a":"\\"proofOfResidence\\":{\\"content\\":\\"${megabytes(7)}\\"}"}`],
  ['in an unclosed string', () => `{"proofOfResidence":{"content":"${megabytes(14)}`],
  ['in 300 kB of numbers', () => JSON.stringify({ ...order(), items: Array.from({ length: 150_000 }, () => 1) })],
])('[K1] megabytes %s are refused without being parsed', async (_title, body) => {
  const text = body();
  const parse = jest.spyOn(JSON, 'parse');
  const response = await send(text);
  const parsed = parse.mock.calls.filter(([each]) => String(each).length > 1_000_000);
  parse.mockRestore();
  expect({ ...response, parsed: parsed.length }).toEqual({ ...tooLarge, parsed: 0 });
});

const inner = (object: object) => JSON.stringify(object).slice(1, -1);

it('[K1] more than 16 MB, or more than 256 kB of another type, are refused', async () => {
  expect((await send(JSON.stringify({ ...order(), ...proof(megabytes(17)) }))).status).toBe(413);
  for (const type of ['application/merge-patch+json', 'text/plain']) {
    expect((await send(JSON.stringify({ ...order(), ...proof(megabytes(1)) }), type)).status).toBe(413);
  }
});

it('[I4] a proof of 10485760 bytes is read, with escaped slashes and line breaks, and wherever it stands', async () => {
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(proofMaxBytes - 8)]).toString('base64');
  const lines = pdf.replace(/.{76}/gu, '$&\r\n');
  const first = { proofOfResidence: { content: lines, filename: 'bill.pdf' } };
  expect(await send(JSON.stringify({ ...first, ...order(), ...first }))).toEqual({ status: 201, code: undefined });
  const escaped = JSON.stringify({ ...order(), ...proof(pdf) }).replaceAll('/', '\\/');
  expect(await send(escaped)).toEqual({ status: 201, code: undefined });
});

it('[I4] a proof that the order does not need is refused before the database is asked', async () => {
  const queries = jest.spyOn(shop.database, 'transaction');
  const plan = await send(JSON.stringify({ ...orderRequest({ kycId: guest.kycId }), ...proof(megabytes(14)) }));
  expect(plan).toEqual({ status: 422, code: 'proof_of_residence_not_needed' });
  const account = { accountNumber: 'A-1001', kycId: null };
  const customer = await send(JSON.stringify({ ...order(), ...account, ...proof('JVBERi0=') }));
  expect(customer).toEqual({ status: 422, code: 'proof_of_residence_not_needed' });
  expect(queries).not.toHaveBeenCalled();
  queries.mockRestore();
});

it.each([
  ['/api/v2/shop/orders/t/customer-info', 'POST'],
  ['/api/v2/tool/cardpay/url', 'POST'],
  ['/api/v2/shop/alzette/order/t/confirm', 'PATCH'],
  ['/api/v2/tool/sign/document/update/t', 'POST'],
  ['/internal/saved-cart-mails', 'POST'],
] as const)('[K1] %s takes at most 256 kB of a visitor', async (url, method) => {
  const headers = { 'content-type': 'application/json' };
  const { status } = await guest.call(method, url, { headers, payload: JSON.stringify({ a: 'x'.repeat(262_144) }) });
  expect(status).toBe(url.startsWith('/internal') ? 401 : 413);
});

it('[K1] a body for an address without a route is not read', async () => {
  const headers = { 'content-type': 'application/json' };
  expect((await guest.call('POST', '/api/v2/nowhere', { headers, payload: megabytes(14) })).status).toBe(404);
});
