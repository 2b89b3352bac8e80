import { decodeJwt } from 'jose';
import { askToken, clientSecret } from '../../../test/operator-clients';
import { copyOf, openTestShop, type TestShop } from '../../../test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.database.deleteFrom('rate_limits').execute());

const post = async (payload: string, headers: Record<string, string> = {}) => {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await shop.app.inject({
    method: 'POST',
    url: '/oauth/token',
    payload,
    headers: { ...type, ...headers },
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
};

describe('[R1] a client of the operator gets an access token', () => {
  it('with its secret in the header, for ten minutes and for all of its scopes', async () => {
    const { status, body, headers } = await askToken(shop.app, { client: 'dashboard' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 600, scope: 'catalogue:read orders:read' });
    expect(headers['cache-control']).toBe('no-store');
    const { sub, iat = 0, exp = 0 } = decodeJwt(body.access_token);
    expect([sub, exp - iat]).toEqual(['dashboard', 600]);
  });

  it('with its secret in the body, and for fewer scopes', async () => {
    const form = { grant_type: 'client_credentials', client_id: 'erp', client_secret: clientSecret, audience: 'any' };
    const { status, body } = await post(new URLSearchParams({ ...form, scope: 'orders:read' }).toString());
    expect({ status, scope: body.scope }).toEqual({ status: 200, scope: 'orders:read' });
  });

  it('with its former secret during a rotation', async () => {
    expect(await askToken(shop.app, { secret: `${clientSecret}-former` })).toMatchObject({ status: 200 });
  });
});

describe('[R1] a token is refused', () => {
  it('in the same way for an unknown client and for a wrong secret', async () => {
    const wrong = await askToken(shop.app, { secret: 'another-secret-of-at-least-32-characters' });
    const unknown = await askToken(shop.app, { client: 'another' });
    const none = await post('grant_type=client_credentials');
    expect(wrong).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    expect([unknown.body, none.body]).toEqual([wrong.body, wrong.body]);
    expect(wrong.headers['www-authenticate']).toContain('Basic');
  });

  it.each([
    ['an unknown kind of grant', { grant_type: 'password' }, 'unsupported_grant_type'],
    ['a scope that the client does not have', { scope: 'orders:read orders:personal' }, 'invalid_scope'],
    ['an unknown scope', { scope: 'everything' }, 'invalid_scope'],
    ['a parameter that is too long', { scope: 'x'.repeat(501) }, 'invalid_request'],
  ])('for %s', async (_title, parameters, error) => {
    expect(await askToken(shop.app, { client: 'dashboard', parameters })).toMatchObject({
      status: 400,
      body: { error },
    });
  });

  it('for a parameter that appears twice', async () => {
    expect(await post('grant_type=client_credentials&scope=a&scope=b')).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    });
  });

  it('for a body that is no form, or too large', async () => {
    expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(415);
    expect((await post(`grant_type=${'x'.repeat(5_000)}`)).status).toBe(413);
  });

  it('after 60 attempts of a network in ten minutes, on all instances', async () => {
    const other = await copyOf(shop);
    const attempts = Array.from({ length: 61 }, (_, index) => (index % 2 === 0 ? shop.app : other));
    const statuses = [];
    for (const app of attempts) statuses.push((await askToken(app, { secret: 'wrong' })).status);
    await other.close();
    expect(statuses.filter((status) => status === 401)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});

it('[R1] without clients in the configuration no token is issued', async () => {
  const closed = await copyOf({ ...shop, context: { ...shop.context, operatorClients: [], operatorTokenKeys: [] } });
  expect(await askToken(closed)).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
  await closed.close();
});
