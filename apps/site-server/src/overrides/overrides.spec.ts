import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newKeyPair, signPreview } from '@alzette/release';
import { serverMetrics } from '@alzette/server-kit';
import { readEnvironment } from '../settings/environment';
import { kept, keep } from '../testing/releases';
import {
  bootOf,
  cookiesOf,
  operatorFile,
  release,
  releaseKeys,
  sessionKey,
  startSite,
  type Site,
} from '../testing/site';

const devServer = 'http://localhost:4201';
let site: Site;
afterEach(() => site.close());

const open = (url: string, cookies: Readonly<Record<string, string>> = {}) =>
  site.app.inject({ method: 'GET', url, cookies });

describe('an override on a site that allows some', () => {
  beforeEach(async () => {
    site = await startSite({
      overrides: {
        allowed: ['http://localhost:*', 'https://review.example'],
        remoteServers: {},
        unsignedPreviews: true,
      },
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

  it.each(['/en/..//evil.example', '/en/%2e%2e//evil.example', '/en/a/.././..///evil.example'])(
    '[P1] never leads from %s to another host',
    async (path) => {
      await site.app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = site.app.server.address() as AddressInfo;
      // As a client that does not resolve the path itself.
      const [response] = await once(get({ host: '127.0.0.1', port, path: `${path}?mfe.cart=` }), 'response');
      expect([response.statusCode, response.headers.location]).toEqual([302, '/evil.example']);
      response.resume();
    },
  );

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
  const asked = await open(`/en/cart?mfe.cart=${devServer}`);
  const page = await open('/en/cart', { ...cookiesOf(asked), alzette_overrides: `cart=${devServer}` });
  expect(bootOf(page.body)).not.toHaveProperty('overrides');
  expect(page.headers['content-security-policy']).not.toContain('4201');
});

describe('a preview', () => {
  const dayMs = 24 * 60 * 60 * 1000;
  const start = Date.parse('2026-11-23T10:00:00Z');
  let now = start;
  const token = (remote: string, version: string, key = releaseKeys.privateKey) =>
    signPreview({ remote, version }, key, start);
  const versions = (page: { readonly body: string }) =>
    (bootOf(page.body).discovery.remotes.cart as readonly { readonly version: string }[]).map(({ version }) => version);

  async function startWithPreview(unsignedPreviews = false) {
    now = start;
    const metrics = serverMetrics('site-server');
    const overrides = { allowed: [], remoteServers: {}, unsignedPreviews };
    site = await startSite({ overrides }, { now: () => now, metrics });
    keep(site, 'cart', '1.0.0', '0.9.0', '2.0.0');
    const listed = release('cart', '2.0.0');
    const preview = { ...kept('cart', '2.0.0'), extras: { ...listed.extras, preview: true } };
    await site.publish({ 'alzette/cart': [preview, release('cart', '1.0.0'), kept('cart', '0.9.0')] });
    return metrics;
  }

  it('[P3] is given to no visitor, and none falls back to it', async () => {
    await startWithPreview();
    expect(versions(await open('/en/cart'))).toEqual(['1.0.0', '0.9.0']);
  });

  it('[P3] of a signed link is shown first for a day, says so, and is not counted', async () => {
    const metrics = await startWithPreview();
    const redirect = await open(`/en/cart?mfe.cart=${await token('cart', '2.0.0')}`);
    expect(redirect.headers.location).toBe('/en/cart');
    const cookies = cookiesOf(redirect);
    const page = await open('/en/cart', cookies);
    expect(versions(page)).toEqual(['2.0.0', '1.0.0']);
    expect(bootOf(page.body).previews).toEqual({ cart: '2.0.0' });
    expect(await metrics.registry.metrics()).not.toMatch(/alzette_remote_pages_total\{/u);
    now = start + dayMs - 1000;
    expect(versions(await open('/en/cart', cookies))).toEqual(['2.0.0', '1.0.0']);
    now = start + dayMs + 1000;
    const ended = await open('/en/cart', cookies);
    expect(versions(ended)).toEqual(['1.0.0', '0.9.0']);
    expect(bootOf(ended.body)).not.toHaveProperty('previews');
  });

  it('[P3] of a version that is not listed leaves the visitor’s own', async () => {
    await startWithPreview();
    const redirect = await open(`/en/cart?mfe.cart=${await token('cart', '3.0.0')}`);
    expect(versions(await open('/en/cart', cookiesOf(redirect)))).toEqual(['1.0.0', '0.9.0']);
  });

  it('[P3] is refused on a production site without a link, with one of another key, and with one of another remote', async () => {
    await startWithPreview();
    const refused = [
      '2.0.0',
      await token('cart', '2.0.0', newKeyPair().privateKey),
      await token('tv', '2.0.0'),
      'a.b.c',
    ];
    for (const value of refused) {
      const page = await open('/en/cart', cookiesOf(await open(`/en/cart?mfe.cart=${value}`)));
      expect(versions(page)).toEqual(['1.0.0', '0.9.0']);
      const forged = await open('/en/cart', { alzette_overrides: `cart=${value}` });
      expect(versions(forged)).toEqual(['1.0.0', '0.9.0']);
    }
  });

  it('[P3] needs its version only on a staging site', async () => {
    await startWithPreview(true);
    const redirect = await open('/en/cart?mfe.cart=2.0.0');
    expect(versions(await open('/en/cart', cookiesOf(redirect)))).toEqual(['2.0.0', '1.0.0']);
  });
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
        unsignedPreviews: true,
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
