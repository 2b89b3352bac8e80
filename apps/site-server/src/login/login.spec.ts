import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { adaClaims, startIssuer, startUpstream } from '../testing/servers';
import { bootOf, cookiesOf, startSite, type Site } from '../testing/site';

let issuer: Awaited<ReturnType<typeof startIssuer>>;
let upstream: Awaited<ReturnType<typeof startUpstream>>;
let site: Site;
let cookies: Record<string, string> = {};
let now = 0;
const minute = 60_000;

beforeEach(async () => {
  now = Date.now();
  issuer = await startIssuer();
  upstream = await startUpstream();
  const login = { issuer: issuer.issuer, clientId: 'alzette-shop', clientSecret: 'secret' };
  site = await startSite({ login, shopApiUrl: upstream.url }, { now: () => now });
  cookies = {};
});
afterEach(async () => {
  await site.close();
  await Promise.all([issuer.close(), upstream.close()]);
});

/** Sends the stored cookies, and stores the ones of the response. */
async function request(url: string, method: 'GET' | 'POST' = 'GET', headers: Record<string, string> = {}) {
  const response = await site.app.inject({ url, method, cookies, headers: { accept: 'text/html', ...headers } });
  cookies = { ...cookies, ...cookiesOf(response) };
  return response;
}
const session = async () => (await request('/api/session')).json();
const begin = async (returnTo = '/en/cart') =>
  String((await request(`/api/login?returnTo=${encodeURIComponent(returnTo)}`)).headers.location);
const logIn = async (returnTo?: string) => request(issuer.callbackTo(await begin(returnTo)));
async function visitor() {
  await request('/api/v2/shop/orders/t');
  return decodeJwt(upstream.seen.at(-1)?.headers.authorization?.replace('Bearer ', '') ?? '');
}

describe('the login', () => {
  it('makes the visitor a customer and returns to the page', async () => {
    expect(await session()).toEqual({ status: 'guest' });
    const back = await logIn('/en/cart?x=1');
    expect(back.statusCode).toBe(302);
    expect(back.headers.location).toBe('/en/cart?x=1');
    expect(await session()).toEqual({
      status: 'customer',
      customer: {
        accountNumber: 'ALZ-100234',
        user: expect.objectContaining({
          gender: 'F',
          firstname: 'Ada',
          billingAddress: { street: 'rue du Moulin', streetNo: '24', zipcode: '4251', city: 'Esch-sur-Alzette' },
          deliveryAddress: expect.objectContaining({ countryName: 'Luxembourg' }),
        }),
        lines: [{ id: 'line-1', type: 'mobile', name: 'Alzette S', phoneNumber: '+352691123456' }],
      },
    });
    expect((await request('/api/session')).headers['cache-control']).toBe('no-store');
    const page = (await request('/en/cart')).body;
    expect(bootOf(page).isCustomer).toBe(true);
    expect(page).not.toContain('Weber');
    expect((await visitor())['account']).toBe('ALZ-100234');
  });

  it('uses PKCE, state, nonce, the language of the page and prompt=login', async () => {
    const sent = new URL(await begin('/de/warenkorb')).searchParams;
    expect(Object.fromEntries(sent)).toMatchObject({
      client_id: 'alzette-shop',
      response_type: 'code',
      redirect_uri: 'http://localhost:4200/api/login/callback',
      code_challenge_method: 'S256',
      prompt: 'login',
      ui_locales: 'de',
    });
    await request(issuer.callbackTo(`${issuer.issuer}/auth?${sent.toString()}`));
    const verifier = issuer.seen.token.get('code_verifier') ?? '';
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(sent.get('code_challenge'));
    expect(issuer.seen.token.get('client_secret')).toBe('secret');
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'evil', '/api/login', ''])(
    'returns to the home page instead of %j',
    async (returnTo) => {
      expect((await logIn(returnTo)).headers.location).toBe('/');
    },
  );

  it('returns to the home page instead of an address that is too long', async () => {
    expect((await logIn(`/${'a'.repeat(501)}`)).headers.location).toBe('/');
  });

  it('renews the session at login and at logout', async () => {
    const guest = (await visitor()).sub;
    const before = { ...cookies };
    await logIn();
    const customer = (await visitor()).sub;
    expect(customer).not.toBe(guest);

    expect((await request('/api/logout', 'POST')).statusCode).toBe(204);
    const after = await visitor();
    expect([guest, customer]).not.toContain(after.sub);
    expect(after['account']).toBeUndefined();
    expect(await session()).toEqual({ status: 'guest' });
    expect(bootOf((await request('/en/cart')).body).isCustomer).toBe(false);

    cookies = before;
    expect(await session()).toEqual({ status: 'guest' });
  });

  it('[A6] ends at logout for a copy of its cookie too, on every instance', async () => {
    await logIn();
    const copy = { ...cookies };
    await request('/api/logout', 'POST');
    cookies = copy;
    expect(await session()).toEqual({ status: 'guest' });

    const other = await startSite({ shopApiUrl: upstream.url }, { now: () => now });
    const response = await other.app.inject({ url: '/api/session', cookies: copy });
    const order = await other.app.inject({ url: '/api/v2/shop/orders/t', cookies: copy });
    await other.close();
    expect(response.json()).toEqual({ status: 'guest' });
    expect(order.statusCode).toBe(200);
    expect(decodeJwt(upstream.seen.at(-1)?.headers.authorization?.slice(7) ?? '')['account']).toBeUndefined();
  });

  it('[A6] that another instance ended is refused within two seconds', async () => {
    await logIn();
    const other = await startSite({ shopApiUrl: upstream.url }, { now: () => now });
    const onOther = async () => (await other.app.inject({ url: '/api/session', cookies })).json();
    expect(await onOther()).toMatchObject({ status: 'customer' });
    const copy = { ...cookies };
    await request('/api/logout', 'POST');
    cookies = copy;
    now += 2_000;
    expect(await onOther()).toEqual({ status: 'guest' });
    await other.close();
  });

  it('[A6] ends the guest’s session for a copy of its cookie', async () => {
    const guest = (await visitor()).sub;
    const copy = { ...cookies };
    await logIn();
    cookies = copy;
    expect((await visitor()).sub).not.toBe(guest);
  });

  it('[A6] gets an error and stays when its end cannot be stored', async () => {
    await logIn();
    upstream.faults.endedSessions = true;
    const failed = await request('/api/logout', 'POST', { accept: 'application/json' });
    expect(failed.statusCode).toBe(502);
    expect(failed.json()).toMatchObject({ code: 'session_not_ended' });
    expect(await session()).toMatchObject({ status: 'customer' });
  });

  it('[A6] ends after 30 minutes without a request of the shopper', async () => {
    await logIn();
    for (let count = 0; count < 3; count += 1) {
      now += 29 * minute;
      await request('/en/cart');
    }
    expect(await session()).toMatchObject({ status: 'customer' });
    now += 30 * minute;
    expect(await session()).toEqual({ status: 'guest' });
    expect((await visitor())['account']).toBeUndefined();
  });

  it('[A6] ends after 12 hours, however it is used', async () => {
    await logIn();
    for (let count = 0; count < 12 * 3 - 1; count += 1) {
      now += 20 * minute;
      await request('/en/cart');
    }
    expect(await session()).toMatchObject({ status: 'customer' });
    now += 20 * minute;
    expect(await session()).toEqual({ status: 'guest' });
  });

  it('cannot be ended by a page of another site', async () => {
    await logIn();
    expect((await request('/api/logout', 'POST', { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect(await session()).toMatchObject({ status: 'customer' });
  });

  it('keeps the guest’s session when it is cancelled', async () => {
    const guest = (await visitor()).sub;
    const back = await request(issuer.callbackTo(await begin('/fr/panier'), { error: 'access_denied' }));
    expect(back.headers.location).toBe('/fr/panier');
    expect(await session()).toEqual({ status: 'guest' });
    expect((await visitor()).sub).toBe(guest);
  });

  it('refuses a response with another state, and accepts the right one afterwards', async () => {
    const url = await begin();
    const foreign = await request(issuer.callbackTo(url, { code: 'code-1', state: 'another' }));
    expect(foreign.statusCode).toBe(400);
    expect(foreign.body).toContain('This login is no longer valid');
    expect(foreign.body).toContain('href="/en/cart"');
    expect(await session()).toEqual({ status: 'guest' });
    expect((await request(issuer.callbackTo(url))).statusCode).toBe(302);
    expect(await session()).toMatchObject({ status: 'customer' });
  });

  it('refuses a response in a browser that started no login', async () => {
    const url = await begin();
    cookies = {};
    expect((await request(issuer.callbackTo(url))).statusCode).toBe(400);
    expect(await session()).toEqual({ status: 'guest' });
  });

  it.each<[string, () => void]>([
    ['another nonce', () => void (issuer.behaviour.nonce = 'another')],
    ['another person’s claims', () => void (issuer.behaviour.claims = { ...adaClaims, sub: 'pierre' })],
    ['claims that do not describe a customer', () => void (issuer.behaviour.claims = { sub: 'ada', lines: 'none' })],
  ])('fails with a message and a link back for %s', async (_fault, prepare) => {
    const url = await begin('/fr/panier');
    prepare();
    const failed = await request(issuer.callbackTo(url));
    expect(failed.statusCode).toBe(503);
    expect(failed.body).toContain('La connexion n’a pas abouti');
    expect(failed.body).toContain('href="/fr/panier"');
    expect(await session()).toEqual({ status: 'guest' });
  });

  it('reports an unavailable provider in the visitor’s language, and works again afterwards', async () => {
    issuer.behaviour.isUnavailable = true;
    for (const [returnTo, message] of [
      ['/fr/panier', 'La connexion est momentanément impossible'],
      ['/en/cart', 'You cannot log in at the moment'],
      ['/de/warenkorb', 'Die Anmeldung ist gerade nicht möglich'],
    ] as const) {
      const unavailable = await request(`/api/login?returnTo=${returnTo}`);
      expect(unavailable.statusCode).toBe(503);
      expect(unavailable.headers['content-type']).toContain('text/html');
      expect(unavailable.body).toContain(message);
      expect(unavailable.body).toContain(`href="${returnTo}"`);
    }
    issuer.behaviour.isUnavailable = false;
    expect((await logIn()).headers.location).toBe('/en/cart');
    await request('/api/logout', 'POST');
    await logIn();
    expect(issuer.seen.discoveries).toBe(1);
  });

  it('opens the circuit of an unavailable provider, sends Retry-After, and closes it again', async () => {
    issuer.behaviour.isUnavailable = true;
    const tryToLogIn = () => request('/api/login?returnTo=/en/cart');
    for (let count = 0; count < 5; count += 1) expect((await tryToLogIn()).headers['retry-after']).toBeUndefined();
    const requested = issuer.seen.requests;
    const rejected = await tryToLogIn();
    expect(rejected.statusCode).toBe(503);
    expect(rejected.body).toContain('You cannot log in at the moment');
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect(issuer.seen.requests).toBe(requested);
    issuer.behaviour.isUnavailable = false;
    expect((await tryToLogIn()).statusCode).toBe(503);
    await new Promise((resolve) => setTimeout(resolve, 5_100));
    expect((await logIn()).headers.location).toBe('/en/cart');
  });

  it('keeps the cookie below 4 KB, whatever the customer has', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => ({
      id: createHash('sha512').update(`${index}`).digest('base64'),
      type: 'mobile',
      name: createHash('sha512').update(`name ${index}`).digest('base64'),
      phone_number: `+35269${String(1_000_000 + index * 7919)}`,
    }));
    issuer.behaviour.claims = { ...adaClaims, lines };
    const back = await logIn();
    expect(back.headers.location).toBe('/en/cart');
    expect(String(back.headers['set-cookie']).length).toBeLessThan(4096);
    const { customer } = await session();
    expect(customer.lines.length).toBeGreaterThan(5);
    expect(customer.lines.length).toBeLessThanOrEqual(20);
    expect(customer.lines[0].id).toBe(lines[0]?.id);
  });

  it('keeps twenty lines of usual length', async () => {
    const lines = Array.from({ length: 25 }, (_, index) => ({ ...adaClaims.lines[0], id: `line-${index}` }));
    issuer.behaviour.claims = { ...adaClaims, lines };
    await logIn();
    expect((await session()).customer.lines).toHaveLength(20);
  });

  it('is allowed by the form-action of pages', async () => {
    const policy = String((await request('/en/cart')).headers['content-security-policy']);
    expect(policy).toContain(`form-action 'self' ${new URL(issuer.issuer).origin}`);
  });
});
