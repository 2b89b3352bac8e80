import { randomBytes } from 'node:crypto';
import { serverMetrics } from '@alzette/server-kit';
import { jwtVerify, SignJWT } from 'jose';
import { build } from '../../../src/build';
import { openTestShop, sessionKey, type TestShop } from '../../../test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const bytes = (key: string) => new TextEncoder().encode(key);
const nonce = randomBytes(16).toString('base64url');
const seconds = () => Math.floor(Date.now() / 1_000);

/** A site server's token. `behind` is how far its clock is behind, in seconds. */
const serverToken = (key = sessionKey, behind = 0) =>
  new SignJWT({ iat: seconds() - behind, exp: seconds() - behind + 60 })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('site-server')
    .setAudience('shop-api-internal')
    .sign(bytes(key));

/** A new shop API that one site server asks; its response, readiness and metrics. */
async function asked(token: () => Promise<string>, keys: { readonly formerSessionKeys?: readonly string[] } = {}) {
  const metrics = serverMetrics('shop-api');
  const app = await build({ ...shop.context, sessionKey, ...keys, metrics });
  const headers = { authorization: `Bearer ${await token()}` };
  const response = await app.inject({ method: 'POST', url: '/internal/trust', headers, payload: { nonce } });
  const ready = await app.inject('/health/ready');
  await app.close();
  const refused = (reason: string) =>
    metrics.registry
      .getMetricsAsJSON()
      .then((all) => all.find(({ name }) => name === 'alzette_site_servers_refused_total')?.values ?? [])
      .then((values) => values.find(({ labels }) => labels['reason'] === reason)?.value ?? 0);
  return { status: response.statusCode, body: response.json(), ready: ready.json(), code: ready.statusCode, refused };
}

const former = 'the key before the rotation, of 32 characters';

it.each([
  ['its key', sessionKey],
  ['a former key', former],
])('[V10] proves to a site server that it has %s, for this check only, with its time', async (_title, key) => {
  const { status, body, ready } = await asked(() => serverToken(key), { formerSessionKeys: [former] });
  expect([status, ready]).toEqual([200, { status: 'ok' }]);
  const { payload } = await jwtVerify(body.proof, bytes(key), { issuer: 'shop-api', audience: 'site-server' });
  expect(payload).toMatchObject({ nonce, time: expect.any(Number) });
  expect(Math.abs(Number(payload['time']) - Date.now())).toBeLessThan(60_000);
});

it('[V10] refuses a site server with another key, names that in readiness, and stays ready for the others', async () => {
  const { status, body, ready, code, refused } = await asked(() =>
    serverToken('another key, of at least 32 characters'),
  );
  expect([status, body.code, code]).toEqual([401, 'server_required', 200]);
  expect(ready.warnings).toEqual([expect.stringContaining('same ALZETTE_SESSION_KEY')]);
  expect(await refused('key')).toBe(1);
});

it.each([
  [90, /clock of a site server \(\S+Z\) is \d{2,3} s behind that of this shop API/u],
  [-90, /clock of a site server \(\S+Z\) is \d{2,3} s ahead of that of this shop API/u],
])('[V10] names the two clocks when that of a site server is %i s behind', async (behind, fault) => {
  const { status, ready, refused } = await asked(() => serverToken(sessionKey, behind));
  expect(status).toBe(200);
  expect(ready.warnings).toEqual([expect.stringMatching(fault)]);
  expect(await refused('clock')).toBe(1);
});
