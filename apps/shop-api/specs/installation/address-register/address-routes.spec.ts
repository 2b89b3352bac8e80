import { openTestShop, type TestShop } from '../../../test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const addresses = '/api/v2/shop/addresses';
const get = async (url: string, query: Record<string, string>) => (await shop.visitor()).call('GET', url, { query });

it.each([
  [addresses, { text: 'rue' }, { addresses: [] }],
  [`${addresses}/towns`, { postcode: '4251' }, { towns: [] }],
])(
  '[J5] without a register %s responds with an empty list, which the browser keeps for minutes',
  async (url, query, body) => {
    const response = await get(url, query as Record<string, string>);
    expect(response).toMatchObject({ status: 200, body });
    expect(response.headers['cache-control']).toBe('private, max-age=600');
  },
);

it.each([
  ['no text', addresses, {}],
  ['a text of 10,000 characters', addresses, { text: 'x'.repeat(10_000) }],
  ['a text of 201 characters', addresses, { text: 'x'.repeat(201) }],
  ['half a postcode', addresses, { text: 'rue', postcode: '42' }],
  ['a pattern as postcode', addresses, { text: 'rue', postcode: '42%1' }],
  ['no postcode', `${addresses}/towns`, {}],
  ['a postcode of five digits', `${addresses}/towns`, { postcode: '42511' }],
])('[J5] %s is refused, and no cache keeps the refusal: %s', async (_title, url, query) => {
  const { status, headers, problem } = await get(url, query as Record<string, string>);
  expect({ status, code: problem.code }).toEqual({ status: 400, code: 'invalid_request' });
  expect(headers['cache-control']).toBeUndefined();
});

it.each([`${addresses}?text=rue`, `${addresses}/towns?postcode=4251`])('[J5] %s needs a session', async (url) => {
  expect((await shop.app.inject(url)).statusCode).toBe(401);
});
