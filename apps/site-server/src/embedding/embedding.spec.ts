import { decodeJwt } from 'jose';
import { loadOperator } from '@alzette/operator-config/load';
import { cookiesOf, integrityOf, manifest, operatorFile, release, startSite, type Site } from '../testing/site';
import { startUpstream } from '../testing/upstream';

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

/** What the shop API is told of the caller. */
function callerSeen() {
  return decodeJwt(upstream.seen.at(-1)?.headers.authorization?.slice('Bearer '.length) ?? '');
}

describe('the files of an embedded remote', () => {
  it.each(['/embed/assets/main.1e.js', '/remotes/cart/1.0.0/remoteEntry.js'])(
    '[P4] %s may be read and checked by any page',
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

  it('[P4] /embed.js keeps its name, so that browsers ask whether it is still the same', async () => {
    const { body, headers } = await site.app.inject({ url: '/embed.js' });
    expect(body).toBe('embed();');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' });
    const again = await site.app.inject({ url: '/embed.js', headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it('[P4] brings the operator’s theme for the elements alone, in a layer of its own', async () => {
    const { body, headers } = await site.app.inject({ url: '/embed/theme.css' });
    expect(headers['content-type']).toContain('text/css');
    expect(body).toMatch(
      /^@layer alzette\.frame,alzette\.look,alzette\.theme,alzette\.guard;@layer alzette\.theme\{:where\(alzette-cart,[^)]+\)\{--font:/u,
    );
  });
});

describe('a page of an allowed origin', () => {
  it('[P4] gets settings, releases and the host’s files with their hashes', async () => {
    const answer = await site.app.inject({ url: boot, headers: { origin } });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'cache-control': 'no-store',
    });
    expect(answer.headers.vary).toMatch(/origin/iu);
    expect(answer.json()).toMatchObject({
      isCustomer: false,
      settings: { provider: 'alzette' },
      discovery: { remotes: { cart: [{ version: '1.0.0' }] } },
      host: {
        entry: { href: '/embed/assets/main.1e.js', integrity: integrityOf('H') },
        preload: [{ href: '/embed/assets/framework.2e.js', integrity: integrityOf('K') }],
      },
    });
  });

  it('[P4] has a session of its own, in a cookie that only such pages get', async () => {
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

  it('[P4] shares the shop’s session when it belongs to the same site', async () => {
    const { cookies } = await site.app.inject({ url: boot, headers: { origin, 'sec-fetch-site': 'same-site' } });
    expect(cookies).toEqual([expect.objectContaining({ name: 'alzette_session', sameSite: 'Lax' })]);
  });

  it('[P4] may change things and say where to come back to', async () => {
    const page = '/kasse?from=mail';
    const headers = { origin, 'sec-fetch-site': 'cross-site', 'alzette-page': page };
    const answer = await site.app.inject({ method: 'POST', url: '/api/v2/tool/cardpay/url', headers, payload: {} });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe(origin);
    expect(callerSeen()['page']).toBe(`${origin}${page}`);
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/a b', `/${'x'.repeat(2000)}`])(
    '[P4] that says it is at %s is taken for its own home page',
    async (page) => {
      await site.app.inject({ url: '/api/v2/order', headers: { origin, 'alzette-page': page } });
      expect(callerSeen()['page']).toBe(`${origin}/`);
    },
  );

  it('[P4] is told beforehand what it may send', async () => {
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,alzette-page',
    };
    const answer = await site.app.inject({ method: 'OPTIONS', url: '/api/v2/shop/alzette/order', headers });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
    });
    // What the browser clients send of their own: without one of them a page that embeds the shop cannot call.
    for (const own of ['alzette-page', 'idempotency-key', 'strapi-response-format']) {
      expect(answer.headers['access-control-allow-headers']).toContain(own);
    }
  });
});

describe('a page of any other origin', () => {
  it.each([boot, '/api/session', '/fr', '/discovery.json'])('[P4] may not read %s', async (url) => {
    const { headers } = await site.app.inject({ url, headers: { origin: evil } });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('[P4] gets no session, no settings and no change', async () => {
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

  it('[P4] cannot name a page to come back to, and neither can the shop’s own', async () => {
    for (const from of [evil, 'http://localhost:4200']) {
      await site.app.inject({ url: '/api/v2/order', headers: { origin: from, 'alzette-page': '/x' } });
      expect(callerSeen()['page']).toBeUndefined();
    }
  });
});

it('[P4] without a build of the embed host the shop itself works on', async () => {
  const bare = await startSite({ embedFolder: '/nowhere', operator });
  expect((await bare.app.inject({ url: boot, headers: { origin } })).statusCode).toBe(503);
  expect((await bare.app.inject({ url: '/embed.js' })).statusCode).toBe(404);
  expect((await bare.app.inject({ url: '/fr' })).statusCode).toBe(200);
  await bare.close();
});
