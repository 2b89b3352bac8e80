import { openTestShop, type TestShop } from '../../../test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const addresses = '/api/v2/shop/addresses';
const towns = `${addresses}/towns`;
const search = async (payload: object) => (await shop.visitor()).call('POST', addresses, { payload });
const townsOf = async (query: Record<string, string>) => (await shop.visitor()).call('GET', towns, { query });

it('[J5] without a register a search responds with an empty list, which no cache keeps', async () => {
  const response = await search({ text: 'rue' });
  expect(response).toMatchObject({ status: 200, body: { addresses: [] } });
  expect(response.headers['cache-control']).toBeUndefined();
});

it('[J5] without a register a postcode has no towns, which the browser keeps for minutes', async () => {
  const response = await townsOf({ postcode: '4251' });
  expect(response).toMatchObject({ status: 200, body: { towns: [] } });
  expect(response.headers['cache-control']).toBe('private, max-age=600');
});

it.each([
  ['no text', () => search({})],
  ['a text of 10,000 characters', () => search({ text: 'x'.repeat(10_000) })],
  ['a text of 201 characters', () => search({ text: 'x'.repeat(201) })],
  ['half a postcode', () => search({ text: 'rue', postcode: '42' })],
  ['a pattern as postcode', () => search({ text: 'rue', postcode: '42%1' })],
  ['towns of no postcode', () => townsOf({})],
  ['towns of a postcode of five digits', () => townsOf({ postcode: '42511' })],
])('[J5] %s: refused, and no cache keeps the refusal', async (_title, send) => {
  const { status, headers, problem } = await send();
  expect({ status, code: problem.code }).toEqual({ status: 400, code: 'invalid_request' });
  expect(headers['cache-control']).toBeUndefined();
});

it('[J5] a search in the address, where a log keeps it, is unknown', async () => {
  expect((await (await shop.visitor()).call('GET', `${addresses}?text=rue`)).status).toBe(404);
});

it.each([
  ['POST', addresses, { text: 'rue' }],
  ['GET', `${towns}?postcode=4251`, undefined],
] as const)('[J5] %s %s needs a session', async (method, url, payload) => {
  expect((await shop.app.inject({ method, url, ...(payload && { payload }) })).statusCode).toBe(401);
});
