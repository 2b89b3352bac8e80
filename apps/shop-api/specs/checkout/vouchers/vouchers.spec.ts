import { randomUUID } from 'node:crypto';
import { normaliseLineNumber } from '@alzette/shop-api/platform';
import { adaAccount } from '../../../test/fake-partners';
import { openTestShop, type TestShop } from '../../../test/shop';
import type { ShopVisitor } from '../../../test/shop-visitor';
import { withVoucher } from '../../../test/vouchers';

let shop: TestShop;
let customer: ShopVisitor;
let accountNumber: string;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  // An account of its own, because guesses count by account.
  accountNumber = randomUUID();
  customer = await shop.visitor({ account: accountNumber });
});

const search = (visitor: ShopVisitor, code: string, lineNumber = '+352691123456') =>
  visitor.call(
    'GET',
    `/api/v2/tool/voucher/search/${encodeURIComponent(code)}?lineNumber=${encodeURIComponent(lineNumber)}`,
  );

it.each(['WELCOME50', 'welcome50', ' Welcome 50 ', 'WEL-COME50'])(
  '[F3] the code typed as “%s” is found',
  async (code) => {
    const { status, body } = await search(customer, code);
    expect(status).toBe(200);
    expect(body).toEqual({ voucher: { voucherCode: 'WELCOME50', amount: 5000 } });
  },
);

it.each(['+352 691 123 456', '00352691123456', '691 123 456', '691.123.456'])(
  '[F3] the number %s is accepted',
  async (number) => {
    expect((await search(customer, 'WELCOME50', number)).status).toBe(200);
  },
);

it('[F4] unknown, expired and other lines’ codes get the same response', async () => {
  const responses = await Promise.all([
    search(customer, 'NOPE'),
    search(customer, 'EXPIRED'),
    search(customer, 'WELCOME50', '+352691999999'),
  ]);
  for (const { status, problem, refusal } of responses) {
    expect(status).toBe(404);
    expect(problem.code).toBe('voucher_unknown');
    expect(refusal).toEqual(responses[0].refusal);
  }
});

it('[F3, F4] a voucher of another customer’s line is unknown', async () => {
  const account = randomUUID();
  const lines = [{ type: 'mobile', phoneNumber: '+352691654321' }];
  shop.partners.customers.accounts.set(account, { ...adaAccount, lines });
  const pierre = await shop.visitor({ account });
  expect((await search(pierre, 'WELCOME50')).problem).toMatchObject({ status: 404, code: 'voucher_unknown' });
  expect((await search(customer, 'WELCOME50')).status).toBe(200);
});

it('[F3] guesses count for the account, in whatever session', async () => {
  const account = randomUUID();
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1)
    statuses.push((await search(await shop.visitor({ account }), `GUESS${count}`)).status);
  expect(statuses).toEqual([...Array<number>(20).fill(404), 429]);
  expect((await search(customer, 'WELCOME50')).status).toBe(200);
});

it('[F4] a code is valid through its last day in Luxembourg', async () => {
  const line_number = '+352691123456';
  await shop.database
    .insertInto('vouchers')
    .values({ code: 'NOVEMBER', amount: 1000, line_number, expires_on: '2026-11-20' })
    .execute();
  shop.clock.now = new Date('2026-11-20T22:59:00Z');
  expect((await search(customer, 'NOVEMBER')).status).toBe(200);
  shop.clock.now = new Date('2026-11-20T23:00:00Z');
  expect((await search(customer, 'NOVEMBER')).status).toBe(404);
});

it('[F1] only customers may search for vouchers', async () => {
  const guest = await shop.guest();
  expect((await search(guest, 'WELCOME50')).problem).toMatchObject({ status: 403, code: 'customers_only' });
  const url = '/api/v2/tool/voucher/search/WELCOME50?lineNumber=1';
  expect((await shop.app.inject(url)).statusCode).toBe(401);
});

it.each(['/api/v2/tool/voucher/search/WELCOME50', '/api/v2/tool/voucher/search/WELCOME50?lineNumber='])(
  '[F3] a search needs the number of the line: %s',
  async (url) => {
    expect((await customer.call('GET', url)).status).toBe(400);
  },
);

it('a session with many guesses gets 429', async () => {
  for (let count = 0; count < 20; count += 1) expect((await search(customer, `GUESS${count}`)).status).toBe(404);
  const { problem, headers } = await search(customer, 'WELCOME50');
  expect(problem).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(headers['retry-after']).toBeDefined();
});

it.each([
  ['691123456', '+352691123456'],
  ['352 691 123 456', '+352691123456'],
  ['+33 6 12 34 56 78', '+33612345678'],
  ['0033612345678', '+33612345678'],
])('the line number %s is read as %s', (text, number) => {
  expect(normaliseLineNumber(text)).toBe(number);
});

it('[F4] an order with a wrong code counts as a guess, one with a right code does not', async () => {
  const orderWith = (code: string) => customer.createOrder({ ...withVoucher(code), accountNumber });
  for (let count = 0; count < 25; count += 1) expect((await orderWith('WELCOME50')).status).toBe(201);
  for (let count = 0; count < 20; count += 1) expect((await orderWith(`GUESS${count}`)).status).toBe(422);
  expect((await orderWith('WELCOME50')).problem).toMatchObject({
    status: 429,
    code: 'too_many_requests',
  });
  expect((await search(customer, 'WELCOME50')).status).toBe(429);
});
