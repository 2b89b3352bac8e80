import { readEnvironment } from '../environment';
import { bootOf, cookiesOf, operatorFile, releaseKeys, sessionKey, startSite, type Site } from '../testing/site';

const devServer = 'http://localhost:4201';
let site: Site;
afterEach(() => site.close());

const open = (url: string, cookies: Readonly<Record<string, string>> = {}) =>
  site.app.inject({ method: 'GET', url, cookies });

describe('an override on a site that allows some', () => {
  beforeEach(async () => {
    site = await startSite({
      overrides: { allowed: ['http://localhost:*', 'https://review.example'], remoteServers: {} },
    });
  });

  it('[P1, P3] is kept for the session, listed in the boot data, and allowed by the policy', async () => {
    const redirect = await open(`/en/cart?mfe.cart=${devServer}&step=x`);
    expect(redirect.statusCode).toBe(302);
    expect(redirect.headers.location).toBe('/en/cart?step=x');
    const page = await open('/en/cart', cookiesOf(redirect));
    expect(bootOf(page.body)).toMatchObject({ overrides: { cart: devServer } });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`connect-src 'self' ${devServer} ws://localhost:4201;`);
    expect(policy).toContain(`${devServer}`);
    expect(policy).toContain(`script-src 'nonce-`);
  });

  it('[P3] is removed by an empty origin, and the others stay', async () => {
    const both = cookiesOf(await open(`/en/cart?mfe.cart=${devServer}&mfe.loyalty=https://review.example/`));
    expect(bootOf((await open('/en/cart', both)).body).overrides).toEqual({
      cart: devServer,
      loyalty: 'https://review.example',
    });
    const one = cookiesOf(await open('/en/cart?mfe.cart=', both));
    expect(bootOf((await open('/en/cart', one)).body).overrides).toEqual({ loyalty: 'https://review.example' });
    const none = await open('/en/cart?mfe.loyalty=', one);
    expect(bootOf((await open('/en/cart', cookiesOf(none))).body)).not.toHaveProperty('overrides');
  });

  it.each([
    'https://evil.example',
    'http://localhost:4201/some/path',
    'http://localhost.evil.example:80',
    'javascript:1',
    'localhost:4201',
  ])('[P3] with the origin %s is refused', async (origin) => {
    const redirect = await open(`/en/cart?mfe.cart=${encodeURIComponent(origin)}`);
    expect(redirect.headers.location).toBe('/en/cart');
    expect(bootOf((await open('/en/cart', cookiesOf(redirect))).body)).not.toHaveProperty('overrides');
  });

  it('[P3] in a cookie with another origin does not count', async () => {
    const page = await open('/en/cart', { alzette_overrides: 'cart=https://evil.example' });
    expect(bootOf(page.body)).not.toHaveProperty('overrides');
    expect(page.headers['content-security-policy']).not.toContain('evil');
  });
});

it('[P3] a site that allows no overrides ignores them', async () => {
  site = await startSite();
  const page = await open(`/en/cart?mfe.cart=${devServer}`, { alzette_overrides: `cart=${devServer}` });
  expect(page.statusCode).toBe(200);
  expect(bootOf(page.body)).not.toHaveProperty('overrides');
  expect(page.headers['content-security-policy']).not.toContain('4201');
});

describe('ALZETTE_OVERRIDES', () => {
  beforeEach(async () => {
    site = await startSite();
  });
  const good = {
    ALZETTE_SESSION_KEY: sessionKey,
    ALZETTE_LOGIN_CLIENT_SECRET: 'sixteen letters!',
    ALZETTE_OPERATOR: operatorFile,
    ALZETTE_RELEASE_PUBLIC_KEYS: JSON.stringify({ keys: [releaseKeys.publicKey] }),
  };
  const read = (extra: Readonly<Record<string, string>>) => readEnvironment({ ...good, ...extra }).overrides;

  it('[P3] stops the start of a production site', () => {
    expect(() => read({ ALZETTE_OVERRIDES: 'http://localhost:*' })).toThrow(
      /ALZETTE_OVERRIDES is set on a production site/u,
    );
    expect(() => read({ ALZETTE_REMOTE_SERVERS: `cart=${devServer}` })).toThrow(
      /ALZETTE_REMOTE_SERVERS is set in a production build/u,
    );
  });

  it('[P3] is accepted on a staging site', () => {
    expect(read({ ALZETTE_OVERRIDES: 'http://localhost:*, https://review.example', ALZETTE_STAGE: 'staging' })).toEqual(
      {
        allowed: ['http://localhost:*', 'https://review.example'],
        remoteServers: {},
      },
    );
  });

  it('faults name the invalid value', () => {
    const wrong = { ALZETTE_OVERRIDES: '*', ALZETTE_STAGE: 'test', ALZETTE_REMOTE_SERVERS: 'cart' };
    for (const name of [
      'ALZETTE_OVERRIDES names "*"',
      'ALZETTE_STAGE is "test"',
      'ALZETTE_REMOTE_SERVERS names "cart"',
    ]) {
      expect(() => read(wrong)).toThrow(name);
    }
  });
});
