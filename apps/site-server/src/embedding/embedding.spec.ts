import { decodeJwt } from 'jose';
import { integrityOf as hashOf } from '@alzette/release';
import { loadOperator } from '@alzette/operator-config/load';
import { cookiesOf, integrityOf, manifest, operatorFile, release, startSite, type Site } from '../testing/site';
import { startUpstream } from '../testing/servers';

const origin = 'https://www.operator.example';
const evil = 'https://evil.example';
const boot = '/embed/boot.json';
const operator = { ...loadOperator(operatorFile), embedding: { origins: [origin] } };

let site: Site;
let upstream: Awaited<ReturnType<typeof startUpstream>>;
beforeAll(async () => {
  upstream = await startUpstream();
  site = await startSite({ operator, shopApiUrl: upstream.url });
  site.write('store/remotes/cart/1.0.0/release.json', manifest('cart', '1.0.0'));
  site.write('store/remotes/cart/1.0.0/remoteEntry.js', 'entry();');
  await site.publish({ 'alzette/cart': [release('cart', '1.0.0')] });
});
afterAll(async () => {
  await site.close();
  await upstream.close();
});

/** The claims about the caller in the last call to the shop API. */
function lastCaller() {
  return decodeJwt(upstream.seen.at(-1)?.headers.authorization?.slice('Bearer '.length) ?? '');
}

describe('the files of an embedded remote', () => {
  it.each(['/embed/assets/main.1e.js', '/remotes/cart/1.0.0/remoteEntry.js'])(
    '[P4] %s may be loaded and checked by any page',
    async (url) => {
      const { statusCode, headers } = await site.app.inject({ url, headers: { origin: evil } });
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(headers['cache-control']).toContain('immutable');
    },
  );

  it('[P4] /embed.js has a stable name, so browsers revalidate it', async () => {
    const { body, headers } = await site.app.inject({ url: '/embed.js' });
    expect(body).toBe('embed();');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' });
    const again = await site.app.inject({ url: '/embed.js', headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it('[P4] the theme applies to the elements only, in a layer of its own', async () => {
    const { body, headers } = await site.app.inject({ url: '/embed/theme.css' });
    expect(headers['content-type']).toContain('text/css');
    expect(body).toMatch(
      /^@layer alzette\.frame,alzette\.look,alzette\.theme,alzette\.guard;@layer alzette\.theme\{:where\(alzette-cart,[^)]+\)\{--font:/u,
    );
  });
});

describe('an embedding page of an allowed origin', () => {
  it('[P4] gets settings, releases and the host’s files with their hashes', async () => {
    const response = await site.app.inject({ url: boot, headers: { origin } });
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'cache-control': 'no-store',
    });
    expect(response.headers.vary).toMatch(/origin/iu);
    expect(response.json()).toMatchObject({
      isCustomer: false,
      settings: { provider: 'alzette' },
      discovery: { remotes: { cart: [{ version: '1.0.0' }] } },
      host: {
        entry: { href: '/embed/assets/main.1e.js', integrity: integrityOf('H') },
        preload: [
          { href: '/embed/assets/framework.2e.js', integrity: integrityOf('K') },
          { href: '/embed/assets/federation.4e.js', integrity: integrityOf('L') },
        ],
      },
    });
  });

  it('[P4] has a session of its own, in a partitioned cookie', async () => {
    const { cookies } = await site.app.inject({ url: boot, headers: { origin, 'sec-fetch-site': 'cross-site' } });
    expect(cookies).toEqual([
      expect.objectContaining({
        name: 'alzette_embedded',
        sameSite: 'None',
        secure: true,
        partitioned: true,
        httpOnly: true,
      }),
    ]);
    const own = await site.app.inject({ url: '/fr' });
    expect(Object.keys(cookiesOf(own))).not.toContain('alzette_embedded');
  });

  it('[P4] of the same site shares the shop’s session', async () => {
    const { cookies } = await site.app.inject({ url: boot, headers: { origin, 'sec-fetch-site': 'same-site' } });
    expect(cookies).toEqual([expect.objectContaining({ name: 'alzette_session', sameSite: 'Lax' })]);
  });

  it('[P4] may send unsafe requests and name the page to return to', async () => {
    const page = '/kasse?from=mail';
    const headers = { origin, 'sec-fetch-site': 'cross-site', 'alzette-page': page };
    const response = await site.app.inject({ method: 'POST', url: '/api/v2/tool/cardpay/url', headers, payload: {} });
    expect(response.statusCode).toBe(200);
    expect(response.headers['access-control-allow-origin']).toBe(origin);
    expect(lastCaller()['page']).toBe(`${origin}${page}`);
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/a b', `/${'x'.repeat(2000)}`])(
    '[P4] with the path %s returns to its home page',
    async (page) => {
      await site.app.inject({ url: '/api/v2/order', headers: { origin, 'alzette-page': page } });
      expect(lastCaller()['page']).toBe(`${origin}/`);
    },
  );

  it('[P4] gets a preflight response with the allowed headers', async () => {
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,alzette-page',
    };
    const response = await site.app.inject({ method: 'OPTIONS', url: '/api/v2/shop/alzette/order', headers });
    expect(response.statusCode).toBe(204);
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
    });
    // The headers of the browser clients: without one of them an embedding page cannot call.
    for (const header of ['alzette-page', 'idempotency-key', 'strapi-response-format']) {
      expect(response.headers['access-control-allow-headers']).toContain(header);
    }
  });
});

describe('a Module Federation host', () => {
  const stable = '/remotes/tv-guide/mf-manifest.json';
  const federation = JSON.stringify({
    metaData: { globalName: 'alzette_tv_guide_1a', publicPath: 'auto' },
    exposes: [],
  });

  function publishGuide(...versions: readonly string[]) {
    const releases = versions.map((version) => {
      const built = manifest('tv-guide', version);
      const text = JSON.stringify({
        ...built,
        assets: { ...built.assets, 'mf-manifest.json': hashOf(federation) },
        requires: { 'host-services': version === '1.0.0' ? '^1' : '^2' },
      });
      site.write(`store/remotes/tv-guide/${version}/release.json`, text);
      site.write(`store/remotes/tv-guide/${version}/mf-manifest.json`, federation);
      const listed = release('tv-guide', version);
      const requires = { 'host-services': version === '1.0.0' ? '^1' : '^2' };
      return { ...listed, extras: { ...listed.extras, manifest: hashOf(text), requires } };
    });
    return site.publish({ 'alzette/cart': [release('cart', '1.0.0')], 'alzette/tv-guide': releases }, ++revision);
  }
  let revision = 1;

  it('[P1, P4] finds its visitor’s release of a remote at an address that names none', async () => {
    await publishGuide('1.0.0', '2.0.0');
    const { headers, ...response } = await site.app.inject({ url: stable, headers: { origin } });
    expect(response.json()).toEqual({
      metaData: {
        globalName: 'alzette_tv_guide_1a',
        publicPath: 'http://localhost:4200/remotes/tv-guide/1.0.0/',
      },
      exposes: [],
    });
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'cache-control': 'no-store',
    });
    const newer = await site.app.inject({ url: `${stable}?host-services=2.3`, headers: { origin } });
    expect(newer.json()).toMatchObject({
      metaData: { publicPath: 'http://localhost:4200/remotes/tv-guide/2.0.0/' },
    });
  });

  it('[P4] of another origin is refused', async () => {
    const { statusCode } = await site.app.inject({ url: stable, headers: { origin: evil } });
    expect(statusCode).toBe(403);
  });

  it.each(['/remotes/unknown/mf-manifest.json', `${stable}?host-services=9.0`, '/remotes/..%2f/mf-manifest.json'])(
    '[P3] finds no release at %s',
    async (url) => {
      const { statusCode } = await site.app.inject({ url, headers: { origin } });
      expect(statusCode).toBe(404);
    },
  );

  it('[P1] gets no manifest that differs from the released one', async () => {
    await publishGuide('1.0.0');
    site.write('store/remotes/tv-guide/1.0.0/mf-manifest.json', federation.replace('_1a', '_2b'));
    const { statusCode } = await site.app.inject({ url: stable, headers: { origin } });
    expect(statusCode).toBe(404);
  });
});

describe('a page of another origin', () => {
  it.each([boot, '/api/session', '/fr', '/discovery.json'])('[P4] may not read %s', async (url) => {
    const { headers } = await site.app.inject({ url, headers: { origin: evil } });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('[P4] gets no session and no settings, and cannot send unsafe requests', async () => {
    const refused = await site.app.inject({ url: boot, headers: { origin: evil } });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'origin_refused' });
    expect(refused.cookies).toEqual([]);
    const change = await site.app.inject({
      method: 'POST',
      url: '/api/v2/shop/alzette/order',
      headers: { origin: evil },
      payload: {},
    });
    expect(change.json()).toMatchObject({ code: 'cross_site' });
  });

  it('[P4] cannot name a page to return to, and neither can a page of the shop', async () => {
    for (const from of [evil, 'http://localhost:4200']) {
      await site.app.inject({ url: '/api/v2/order', headers: { origin: from, 'alzette-page': '/x' } });
      expect(lastCaller()['page']).toBeUndefined();
    }
  });
});

it('[P4] without a build of the embed host, the shop’s own pages work', async () => {
  const bare = await startSite({ embedFolder: '/nowhere', operator });
  expect((await bare.app.inject({ url: boot, headers: { origin } })).statusCode).toBe(503);
  expect((await bare.app.inject({ url: '/embed.js' })).statusCode).toBe(404);
  expect((await bare.app.inject({ url: '/fr' })).statusCode).toBe(200);
  await bare.close();
});
