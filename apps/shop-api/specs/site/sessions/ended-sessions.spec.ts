import { openTestShop, sessionToken, type TestShop } from '../../../test/shop';

const hash = 'h'.repeat(43);
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function call(
  method: 'GET' | 'POST',
  { since = '2020-01-01T00:00:00Z', body = {}, audience = 'shop-api-internal' },
) {
  return shop.app.inject({
    method,
    url: method === 'GET' ? `/internal/ended-sessions?since=${since}` : '/internal/ended-sessions',
    headers: { authorization: `Bearer ${await sessionToken({ aud: audience })}` },
    ...(method === 'POST' && { payload: body }),
  });
}

describe('the list of ended sessions', () => {
  it('[A6] holds each session once, for every instance of the site server', async () => {
    for (let count = 0; count < 2; count += 1) {
      expect((await call('POST', { body: { hash } })).statusCode).toBe(204);
    }
    const { sessions, isComplete } = (await call('GET', {})).json();
    expect(sessions).toMatchObject([{ hash }]);
    expect(isComplete).toBe(true);
    const later = new Date(Date.parse(sessions[0].endedAt) + 1).toISOString();
    expect((await call('GET', { since: later })).json()).toEqual({ sessions: [], isComplete: true });
  });

  it('[A6] is closed to visitors', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const response = await call(method, { body: { hash }, audience: 'shop-api' });
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ code: 'server_required' });
    }
  });

  it.each([{ hash: 'short' }, { hash: `${hash}x` }, {}])('[A6] refuses %j', async (body) => {
    expect((await call('POST', { body })).statusCode).toBe(400);
  });
});
