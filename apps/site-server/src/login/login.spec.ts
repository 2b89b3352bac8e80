import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { adaClaims, startIssuer } from '../testing/issuer';
import { bootOf, cookiesOf, startSite, type Site } from '../testing/site';
import { startUpstream } from '../testing/upstream';

let issuer: Awaited<ReturnType<typeof startIssuer>>;
let upstream: Awaited<ReturnType<typeof startUpstream>>;
let site: Site;
let cookies: Record<string, string> = {};

beforeEach(async () => {
  issuer = await startIssuer();
  upstream = await startUpstream();
  const login = { issuer: issuer.issuer, clientId: 'alzette-shop', clientSecret: 'secret' };
  site = await startSite({ login, shopApiUrl: upstream.url });
  cookies = {};
});
afterEach(async () => {
  await site.close();
  await Promise.all([issuer.close(), upstream.close()]);
});

/** Asks with the cookies so far, and keeps the ones that are set. */
async function ask(url: string, method: 'GET' | 'POST' = 'GET', headers: Record<string, string> = {}) {
  const answer = await site.app.inject({ url, method, cookies, headers: { accept: 'text/html', ...headers } });
  cookies = { ...cookies, ...cookiesOf(answer) };
  return answer;
}
const session = async () => (await ask('/api/session')).json();
const begin = async (returnTo = '/en/cart') =>
  String((await ask(`/api/login?returnTo=${encodeURIComponent(returnTo)}`)).headers.location);
const logIn = async (returnTo?: string) => ask(issuer.answerTo(await begin(returnTo)));
async function visitor() {
  await ask('/api/v2/shop/orders/t');
  return decodeJwt(upstream.seen.at(-1)?.headers.authorization?.replace('Bearer ', '') ?? '');
}

describe('the login', () => {
  it('makes the visitor a customer everywhere, and leads back', async () => {
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
    expect((await ask('/api/session')).headers['cache-control']).toBe('no-store');
    const page = (await ask('/en/cart')).body;
    expect(bootOf(page).isCustomer).toBe(true);
    expect(page).not.toContain('Weber');
    expect((await visitor())['account']).toBe('ALZ-100234');
  });

  it('asks with PKCE, state, nonce, the page’s language and a fresh password', async () => {
    const asked = new URL(await begin('/de/warenkorb')).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: 'alzette-shop',
      response_type: 'code',
      redirect_uri: 'http://localhost:4200/api/login/callback',
      code_challenge_method: 'S256',
      prompt: 'login',
      ui_locales: 'de',
    });
    await ask(issuer.answerTo(`${issuer.issuer}/auth?${asked.toString()}`));
    const verifier = issuer.seen.token.get('code_verifier') ?? '';
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(asked.get('code_challenge'));
    expect(issuer.seen.token.get('client_secret')).toBe('secret');
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'evil', '/api/login', ''])(
    'leads home instead of to %j',
    async (returnTo) => {
      expect((await logIn(returnTo)).headers.location).toBe('/');
    },
  );

  it('leads home instead of to an address that is too long to keep', async () => {
    expect((await logIn(`/${'a'.repeat(501)}`)).headers.location).toBe('/');
  });

  it('begins a new session at login and at logout', async () => {
    const guest = (await visitor()).sub;
    const before = { ...cookies };
    await logIn();
    const customer = (await visitor()).sub;
    expect(customer).not.toBe(guest);

    expect((await ask('/api/logout', 'POST')).statusCode).toBe(204);
    const after = await visitor();
    expect([guest, customer]).not.toContain(after.sub);
    expect(after['account']).toBeUndefined();
    expect(await session()).toEqual({ status: 'guest' });
    expect(bootOf((await ask('/en/cart')).body).isCustomer).toBe(false);

    cookies = before;
    expect(await session()).toEqual({ status: 'guest' });
  });

  it('is not ended by a page of another site', async () => {
    await logIn();
    expect((await ask('/api/logout', 'POST', { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect(await session()).toMatchObject({ status: 'customer' });
  });

  it('comes back as a guest with nothing lost when it is cancelled', async () => {
    const guest = (await visitor()).sub;
    const back = await ask(issuer.answerTo(await begin('/fr/panier'), { error: 'access_denied' }));
    expect(back.headers.location).toBe('/fr/panier');
    expect(await session()).toEqual({ status: 'guest' });
    expect((await visitor()).sub).toBe(guest);
  });

  it('takes no answer with another state, and the right one afterwards', async () => {
    const url = await begin();
    const foreign = await ask(issuer.answerTo(url, { code: 'code-1', state: 'another' }));
    expect(foreign.statusCode).toBe(400);
    expect(foreign.body).toContain('This login is no longer valid');
    expect(foreign.body).toContain('href="/en/cart"');
    expect(await session()).toEqual({ status: 'guest' });
    expect((await ask(issuer.answerTo(url))).statusCode).toBe(302);
    expect(await session()).toMatchObject({ status: 'customer' });
  });

  it('takes no answer in a browser that began no login', async () => {
    const url = await begin();
    cookies = {};
    expect((await ask(issuer.answerTo(url))).statusCode).toBe(400);
    expect(await session()).toEqual({ status: 'guest' });
  });

  it.each<[string, () => void]>([
    ['another nonce', () => void (issuer.told.nonce = 'another')],
    ['another person’s claims', () => void (issuer.told.claims = { ...adaClaims, sub: 'pierre' })],
    ['claims that make no customer', () => void (issuer.told.claims = { sub: 'ada', lines: 'none' })],
  ])('fails with words and a way back for %s', async (_fault, tell) => {
    const url = await begin('/fr/panier');
    tell();
    const failed = await ask(issuer.answerTo(url));
    expect(failed.statusCode).toBe(503);
    expect(failed.body).toContain('La connexion n’a pas abouti');
    expect(failed.body).toContain('href="/fr/panier"');
    expect(await session()).toEqual({ status: 'guest' });
  });

  it('says in the visitor’s language that the provider is away, and finds it once it is back', async () => {
    issuer.told.isAway = true;
    for (const [returnTo, words] of [
      ['/fr/panier', 'La connexion est momentanément impossible'],
      ['/en/cart', 'You cannot log in at the moment'],
      ['/de/warenkorb', 'Die Anmeldung ist gerade nicht möglich'],
    ] as const) {
      const away = await ask(`/api/login?returnTo=${returnTo}`);
      expect(away.statusCode).toBe(503);
      expect(away.headers['content-type']).toContain('text/html');
      expect(away.body).toContain(words);
      expect(away.body).toContain(`href="${returnTo}"`);
    }
    issuer.told.isAway = false;
    expect((await logIn()).headers.location).toBe('/en/cart');
    await ask('/api/logout', 'POST');
    await logIn();
    expect(issuer.seen.discoveries).toBe(1);
  });

  it('leaves a provider alone that is away, says when to ask again, and asks again by itself', async () => {
    issuer.told.isAway = true;
    const tryToBegin = () => ask('/api/login?returnTo=/en/cart');
    for (let count = 0; count < 5; count += 1) expect((await tryToBegin()).headers['retry-after']).toBeUndefined();
    const asked = issuer.seen.requests;
    const alone = await tryToBegin();
    expect(alone.statusCode).toBe(503);
    expect(alone.body).toContain('You cannot log in at the moment');
    expect(Number(alone.headers['retry-after'])).toBeGreaterThan(0);
    expect(issuer.seen.requests).toBe(asked);
    issuer.told.isAway = false;
    expect((await tryToBegin()).statusCode).toBe(503);
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
    issuer.told.claims = { ...adaClaims, lines };
    const back = await logIn();
    expect(back.headers.location).toBe('/en/cart');
    expect(String(back.headers['set-cookie']).length).toBeLessThan(4096);
    const { customer } = await session();
    expect(customer.lines.length).toBeGreaterThan(5);
    expect(customer.lines.length).toBeLessThanOrEqual(20);
    expect(customer.lines[0].id).toBe(lines[0]?.id);
  });

  it('keeps twenty usual lines', async () => {
    const lines = Array.from({ length: 25 }, (_, index) => ({ ...adaClaims.lines[0], id: `line-${index}` }));
    issuer.told.claims = { ...adaClaims, lines };
    await logIn();
    expect((await session()).customer.lines).toHaveLength(20);
  });

  it('lets a form of the page lead to the provider', async () => {
    const policy = String((await ask('/en/cart')).headers['content-security-policy']);
    expect(policy).toContain(`form-action 'self' ${new URL(issuer.issuer).origin}`);
  });
});
