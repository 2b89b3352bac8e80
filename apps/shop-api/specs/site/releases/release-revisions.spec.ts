import { openTestShop, sessionToken, type TestShop } from '../../../test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function note(body: object, audience = 'shop-api-internal') {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/internal/release-revisions',
    headers: { authorization: `Bearer ${await sessionToken({ aud: audience })}` },
    payload: body,
  });
  return { status: response.statusCode, body: response.json() };
}

describe('the highest revision of a release store', () => {
  it('[P3] is remembered for each store, and never falls', async () => {
    expect(await note({ store: 's3://one', revision: 7 })).toEqual({ status: 200, body: { revision: 7 } });
    expect((await note({ store: 's3://one', revision: 6 })).body).toEqual({ revision: 7 });
    expect((await note({ store: 's3://two', revision: 1 })).body).toEqual({ revision: 1 });
    const revisions = Array.from({ length: 10 }, (_, index) => 10 + index);
    await Promise.all(revisions.map((revision) => note({ store: 's3://one', revision })));
    expect((await note({ store: 's3://one', revision: 0 })).body).toEqual({ revision: 19 });
  });

  it('[P3] is closed to visitors', async () => {
    const { status, body } = await note({ store: 's3://one', revision: 1 }, 'shop-api');
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'server_required' });
  });

  it.each([{ store: '', revision: 1 }, { store: 's', revision: -1 }, { store: 's', revision: 1e300 }, {}])(
    '[P3] refuses %j',
    async (body) => {
      expect((await note(body)).status).toBe(400);
    },
  );
});
