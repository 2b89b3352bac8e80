import { get, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { jwtVerify } from 'jose';
import { cookiesOf, sessionKey, startSite, type Site } from '../testing/site';
import { startUpstream } from '../testing/servers';

type Upstream = Awaited<ReturnType<typeof startUpstream>>;

let site: Site;
let upstream: Upstream;

async function start(
  respond?: Parameters<typeof startUpstream>[0],
  upstreamTimeoutMs = 25_000,
  networkBudget = 1_000_000,
) {
  upstream = await startUpstream(respond);
  const { url } = upstream;
  site = await startSite(
    { shopApiUrl: url, catalogueUrl: url, contentUrl: `${url}/content-base`, networkBudget },
    { upstreamTimeoutMs },
  );
}

afterEach(async () => {
  await site.close();
  await upstream.close();
});

async function sessionOf(authorization: string | undefined) {
  const token = authorization?.replace('Bearer ', '') ?? '';
  const options = { issuer: 'site-server', audience: 'shop-api', algorithms: ['HS256'] };
  return (await jwtVerify(token, new TextEncoder().encode(sessionKey), options)).payload;
}

/** Requests a path exactly as written: injected requests would normalise it. */
function rawStatus(port: number, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject);
  });
}

describe('the proxy', () => {
  it('forwards a call with a short-lived token of the session', async () => {
    await start();
    const cookies = cookiesOf(await site.app.inject({ url: '/fr' }));
    await site.app.inject({ url: '/api/v2/shop/orders/t1', cookies });
    await site.app.inject({ url: '/api/v2/shop/orders/t2', cookies });
    const [first, second] = await Promise.all(upstream.seen.map(({ headers }) => sessionOf(headers.authorization)));
    expect(String(first?.sub).length).toBeGreaterThanOrEqual(22);
    expect(second?.sub).toBe(first?.sub);
    expect(Number(first?.exp) - Number(first?.iat)).toBe(60);
    await site.app.inject({ url: '/api/v2/shop/orders/t1' });
    expect((await sessionOf(upstream.seen[2]?.headers.authorization)).sub).not.toBe(first?.sub);
  });

  it('[K1] keeps method, query, body, type and Idempotency-Key, and drops what identifies the visitor', async () => {
    await start();
    await site.app.inject({
      method: 'POST',
      url: '/api/v2/shop/alzette/order?locale=fr',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': 'key-1',
        authorization: 'Bearer forged',
        cookie: 'other=1',
        'user-agent': 'me',
        'x-forwarded-for': '192.0.2.1',
      },
      payload: '{"email":"a@example.lu"}',
    });
    const [seen] = upstream.seen;
    expect(seen).toMatchObject({
      method: 'POST',
      url: '/api/v2/shop/alzette/order?locale=fr',
      body: '{"email":"a@example.lu"}',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'key-1' },
    });
    expect(seen?.headers.authorization).not.toContain('forged');
    expect(Object.keys(seen?.headers ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/cookie|user-agent|x-forwarded/u)]),
    );
  });

  it('[L2] forwards a merge-patch', async () => {
    await start();
    const headers = { 'content-type': 'application/merge-patch+json' };
    const url = '/api/v2/shop/alzette/order/t/confirm';
    const { statusCode } = await site.app.inject({ method: 'PATCH', url, headers, payload: '{"locale":"fr"}' });
    expect(statusCode).toBe(200);
    expect(upstream.seen[0]).toMatchObject({ method: 'PATCH', headers, body: '{"locale":"fr"}' });
  });

  it('[L4] calls catalogue and content at their own addresses, without a session', async () => {
    await start();
    await site.app.inject({ url: '/api/catalogue/subscriptions/mobile?locale=fr' });
    const headers = { 'strapi-response-format': 'v4' };
    await site.app.inject({ url: '/api/content/confirmation-messages?populate=messages.configuration', headers });
    expect(upstream.seen.map(({ url }) => url)).toEqual([
      '/api/catalogue/subscriptions/mobile?locale=fr',
      '/content-base/api/content/confirmation-messages?populate=messages.configuration',
    ]);
    for (const { headers } of upstream.seen) expect(headers.authorization).toBeUndefined();
    expect(upstream.seen.map(({ headers }) => headers['strapi-response-format'])).toEqual([undefined, 'v4']);
  });

  it('[W3] allows a PDF, and nothing else, the style of the viewer', async () => {
    await start((response, { url }) => {
      response.writeHead(200, { 'content-type': url.endsWith('.pdf') ? 'application/pdf' : 'application/json' });
      response.end('{}');
    });
    const policyOf = async (name: string) => {
      const { headers } = await site.app.inject({ url: `/api/v2/shop/contracts/${name}` });
      return headers['content-security-policy'];
    };
    const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    expect(await policyOf('a.pdf')).toBe(`${policy}; style-src 'unsafe-inline'`);
    expect(await policyOf('a')).toBe(policy);
  });

  it('returns status, type and ETag, but no cookie of the upstream', async () => {
    await start((response) => {
      response.writeHead(409, {
        'content-type': 'application/problem+json',
        etag: '"1"',
        'set-cookie': 'a=b',
        server: 'x',
      });
      response.end('{"code":"price_changed"}');
    });
    const response = await site.app.inject({ method: 'POST', url: '/api/v2/shop/alzette/order' });
    expect(response.statusCode).toBe(409);
    expect(response.headers).toMatchObject({ 'content-type': 'application/problem+json', etag: '"1"' });
    expect(response.headers.server).toBeUndefined();
    expect(response.cookies.map((cookie) => cookie.name)).toEqual(['alzette_session']);
    expect(response.json()).toEqual({ code: 'price_changed' });
  });

  it('forwards a 304', async () => {
    await start((response, { headers }) => response.writeHead(headers['if-none-match'] ? 304 : 200).end());
    const headers = { 'if-none-match': '"1"' };
    expect((await site.app.inject({ url: '/api/catalogue/devices', headers })).statusCode).toBe(304);
  });

  it.each(['/api/v2/../../health/live', '/api/v2/%2e%2e/%2e%2e/health/live', '/api/v2/x/../../../secret'])(
    'does not forward a path outside the prefix: %s',
    async (path) => {
      await start();
      const address = new URL(await site.app.listen({ host: '127.0.0.1', port: 0 }));
      expect(await rawStatus(Number(address.port), path)).toBe(404);
      expect(upstream.seen).toEqual([]);
    },
  );

  it('responds with 502 within two seconds when the upstream is down', async () => {
    await start();
    await upstream.close();
    const begin = Date.now();
    const response = await site.app.inject({ url: '/api/v2/shop/orders/t', headers: { accept: 'text/html' } });
    expect(response.statusCode).toBe(502);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.json()).toMatchObject({ status: 502, code: 'upstream_unreachable' });
    expect(Date.now() - begin).toBeLessThan(2000);
  });

  it('opens the circuit of an unavailable upstream, sends Retry-After, and closes it again', async () => {
    await start();
    const port = Number(new URL(upstream.url).port);
    await upstream.close();
    const call = () => site.app.inject({ url: '/api/v2/shop/orders/t' });
    for (let count = 0; count < 5; count += 1) expect((await call()).headers['retry-after']).toBeUndefined();
    const response = await call();
    expect(response.json()).toMatchObject({ status: 502, code: 'upstream_unreachable' });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    upstream = await startUpstream(undefined, port);
    expect((await call()).statusCode).toBe(502);
    expect(upstream.seen).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    expect((await call()).statusCode).toBe(200);
  });

  it('keeps the circuit closed while an upstream responds, with whatever status', async () => {
    await start((response) => response.writeHead(502).end('{}'));
    for (let count = 0; count < 8; count += 1) await site.app.inject({ url: '/api/v2/shop/orders/t' });
    expect(upstream.seen).toHaveLength(8);
  });

  it('responds with 504 when the upstream exceeds the timeout', async () => {
    await start(() => undefined, 200);
    const response = await site.app.inject({ url: '/api/catalogue/devices' });
    expect(response.statusCode).toBe(504);
    expect(response.json()).toMatchObject({ code: 'upstream_timeout' });
  });
});

describe('a client without a session', () => {
  const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024, 'a');
  const post = (url: string, payload: Buffer | string = '{}', remoteAddress = '127.0.0.1') =>
    site.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload, remoteAddress });

  it.each(['/api/catalogue/devices', '/api/content/confirmation-messages'])(
    '[L4] can only read %s: the body of a write is not even read',
    async (url) => {
      await start();
      for (const method of ['POST', 'PATCH', 'PUT', 'DELETE'] as const) {
        const response = await site.app.inject({ method, url, payload: megabytes(20) });
        expect({ method, status: response.statusCode }).toEqual({ method, status: 404 });
      }
      expect((await site.app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
      expect(upstream.seen.map(({ method }) => method)).toEqual(['HEAD']);
    },
  );

  it('[K1] can send 14 MB only to orders and returns, and other attempts block no visitor', async () => {
    await start();
    for (const url of [
      '/api/v2/nowhere',
      '/api/v2/shop/orders/t/customer-info',
      '/api/v2/shop/alzette/order/t/cancel',
    ]) {
      for (let count = 0; count < 4; count += 1) expect((await post(url, megabytes(14))).statusCode).toBe(413);
    }
    expect(upstream.seen).toEqual([]);
    expect((await site.app.inject({ url: '/api/v2/shop/orders/t' })).statusCode).toBe(200);
    for (const url of ['/api/v2/shop/alzette/order', '/api/v2/shop/my-orders/t/returns']) {
      expect((await post(url, megabytes(14))).statusCode).toBe(200);
      expect((await post(url, megabytes(16))).statusCode).toBe(413);
    }
  });

  it('[V7] is named by its network, and in IPv6 by its site, never by its address', async () => {
    await start();
    const claimsOf = async (remoteAddress: string) => {
      await post('/api/v2/shop/orders/t/customer-info', '{}', remoteAddress);
      return sessionOf(upstream.seen.at(-1)?.headers.authorization);
    };
    const [first, second] = [await claimsOf('2001:db8:0:1201::1'), await claimsOf('2001:db8:0:12ff::1')];
    expect(first['site']).toMatch(/^[\w-]{22}$/u);
    expect([second['site'] === first['site'], second['network'] === first['network']]).toEqual([true, false]);
    expect(await claimsOf('192.0.2.1')).not.toHaveProperty('site');
  });

  it('[K1, V7] beyond the budget of its network cannot send a body', async () => {
    await start(undefined, 25_000, 10);
    const send = (body: Buffer | string) => post('/api/v2/shop/alzette/order', body, '203.0.113.1');
    const accepted = [1, 2].map(() => send('{}'));
    const refused = await send(megabytes(16));
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
    expect((await Promise.all(accepted)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(upstream.seen).toHaveLength(2);
  });

  it('[K1] cannot hold more than four large orders of one network at once, and small ones pass', async () => {
    const held: ServerResponse[] = [];
    await start((response, { body }) => void (body.length > 2 ? held.push(response) : response.end('{}')));
    const order = '/api/v2/shop/alzette/order';
    const large = Array.from({ length: 4 }, () => post(order, megabytes(1)));
    while (held.length < 4) await wait(10);
    const fifth = await post(order, megabytes(1));
    expect([fifth.statusCode, fifth.headers['retry-after']]).toEqual([429, '5']);
    expect((await post(order, '{}')).statusCode).toBe(200);
    held.splice(0).forEach((response) => response.end('{}'));
    expect((await Promise.all(large)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const next = post(order, megabytes(1));
    while (held.length === 0) await wait(10);
    held.forEach((response) => response.end('{}'));
    expect((await next).statusCode).toBe(200);
  });

  it.each([
    ['break the connection', 502, (response: ServerResponse) => void response.destroy()],
    ['take too long', 504, () => undefined],
  ])('cannot open the circuit of all visitors with requests that %s', async (_title, status, fail) => {
    await start((response, { url }) => (url.includes('poison') ? fail(response) : response.end('{}')), 200);
    for (let count = 0; count < 8; count += 1) {
      expect((await site.app.inject({ url: '/api/v2/poison' })).statusCode).toBe(status);
    }
    expect((await site.app.inject({ url: '/api/v2/shop/orders/t' })).statusCode).toBe(200);
  });
});

it('an upstream that does not respond opens its circuit', async () => {
  await start(() => undefined, 100);
  const call = () => site.app.inject({ url: '/api/v2/shop/orders/t' });
  for (let count = 0; count < 5; count += 1) expect((await call()).statusCode).toBe(504);
  expect((await call()).json()).toMatchObject({ status: 502, code: 'upstream_unreachable' });
});
