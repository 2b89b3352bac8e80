import { defaultRetention } from '@alzette/shop-api/platform/testing';
import { eraseOldData } from '@alzette/shop-api/privacy';
import { ada } from '../../../test/builders';
import { openTestShop, sessionToken, type TestShop } from '../../../test/shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const path = `/api/v2/shop/kyc/${ada.id}`;

it('[H4, H3] the first session that requests an identity check gets the verified person', async () => {
  const owner = await shop.visitor();
  expect(await owner.call('GET', path)).toMatchObject({ status: 200, body: ada });
  expect(await owner.call('GET', path)).toMatchObject({ status: 200, body: ada });
  const stranger = await (await shop.visitor()).call('GET', path);
  const unknown = await owner.call('GET', '/api/v2/shop/kyc/unknown');
  expect(stranger.status).toBe(404);
  expect(stranger.refusal).toEqual(unknown.refusal);
});

it('[H4] a request needs a session token of the site server', async () => {
  expect((await shop.app.inject(path)).json()).toMatchObject({ status: 401, code: 'session_required' });
  const forgeries = [{ iss: 'somebody' }, { aud: 'else' }, { sub: '' }, { exp: 1 }];
  for (const claims of forgeries) {
    const authorization = `Bearer ${await sessionToken(claims)}`;
    expect((await shop.app.inject({ url: path, headers: { authorization } })).statusCode).toBe(401);
  }
  const authorization = `Bearer ${await sessionToken({}, 'another-key-of-at-least-32-characters')}`;
  expect((await shop.app.inject({ url: path, headers: { authorization } })).statusCode).toBe(401);
});

it('[H4] an identity check of more than 24 hours ago makes no order', async () => {
  const guest = await shop.guest();
  const start = shop.clock.now;
  shop.clock.now = new Date(start.getTime() + 24 * 3_600_000);
  expect((await guest.createOrder()).problem).toMatchObject({ status: 422, code: 'identity_required' });
  shop.clock.now = new Date(start.getTime() + 24 * 3_600_000 - 1);
  expect((await guest.createOrder()).status).toBe(201);
  shop.clock.now = start;
});

it('[H4] an identity check is not accepted again after its person was erased', async () => {
  const guest = await shop.guest();
  const later = { database: shop.database, now: () => new Date(shop.clock.now.getTime() + 40 * 86_400_000) };
  expect((await eraseOldData(later, defaultRetention)).leftovers).toBeGreaterThan(0);
  const again = await (await shop.visitor()).call('GET', `/api/v2/shop/kyc/${guest.kycId}`);
  expect(again.status).toBe(404);
  expect((await guest.createOrder()).problem).toMatchObject({ status: 422, code: 'identity_required' });
});
