import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomPKCECodeVerifier,
} from 'openid-client';
import { freePort } from '@alzette/server-kit/testing';
import { testBrowser } from '../testing/browser';
import { siteOrigin, startSandbox, type TestSandbox } from '../testing/sandbox';

let sandbox: TestSandbox;
let origin = '';
beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  sandbox = await startSandbox(Date.now(), { port, partnerUrl: origin });
  await sandbox.listen(port);
});
afterAll(() => sandbox.close());

const redirectUri = `${siteOrigin}/api/login/callback`;
const provider = (secret = 'a client secret for tests') =>
  discovery(new URL(`${origin}/login`), 'alzette-shop', secret, undefined, { execute: [allowInsecureRequests] });

async function begin(language = 'en', extra: Record<string, string> = {}) {
  const codeVerifier = randomPKCECodeVerifier();
  const url = buildAuthorizationUrl(await provider(), {
    redirect_uri: redirectUri,
    scope: 'openid profile email account',
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ui_locales: language,
    prompt: 'login',
    ...extra,
  });
  const browser = testBrowser(origin);
  const page = await browser.open(url);
  return { browser, page, codeVerifier };
}

async function logIn(email: string) {
  const { browser, page, codeVerifier } = await begin();
  const response = await browser.submit(page.url, { action: 'login', email, password: 'alzette' });
  const tokens = await authorizationCodeGrant(await provider(), new URL(response.url), {
    expectedState: 'state-1',
    expectedNonce: 'nonce-1',
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  });
  const subject = tokens.claims()?.sub ?? '';
  return { response, tokens, claims: await fetchUserInfo(await provider(), tokens.access_token, subject) };
}

describe('the login', () => {
  it.each([
    ['fr', 'Connectez-vous'],
    ['en', 'Log in'],
    ['de', 'Melden Sie sich an'],
  ])('is shown in %s with the sample accounts', async (language, title) => {
    const { page } = await begin(language);
    expect(page.status).toBe(200);
    expect(page.body).toContain(`<html lang="${language}">`);
    expect(page.body).toContain(`<h1>${title}</h1>`);
    expect(page.body).toContain('ada@example.lu');
    expect(page.body).toContain('pierre@example.lu');
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${siteOrigin}`);
  });

  it('returns the claims of Ada without a consent page', async () => {
    const { response, claims } = await logIn(' Ada@Example.lu ');
    expect(response.url).toMatch(new RegExp(`^${redirectUri}\\?code=`, 'u'));
    expect(claims).toMatchObject({
      gender: 'female',
      given_name: 'Ada',
      email: 'ada@example.lu',
      account_number: 'ALZ-100234',
      billing_address: { zipcode: '4251' },
      delivery_address: { country_name: 'Luxembourg' },
      lines: [
        { type: 'mobile', name: 'Alzette S', phone_number: '+352691123456' },
        { type: 'internet', name: 'Fibre 500', phone_number: null },
      ],
    });
  });

  it('returns the claims of Pierre, with delivery in France', async () => {
    const { claims } = await logIn('pierre@example.lu');
    expect(claims).toMatchObject({
      gender: 'male',
      delivery_address: { country_name: 'France' },
      lines: [{ phone_number: '+352691654321' }, { type: 'tv' }],
    });
  });

  it('reports a wrong password, keeps the address, and accepts another try', async () => {
    const { browser, page } = await begin();
    const typed = { action: 'login', email: '<ada@example.lu>', password: 'wrong' };
    const refused = await browser.submit(page.url, typed);
    expect(refused.status).toBe(422);
    expect(refused.body).toContain('The e-mail address or the password is wrong');
    expect(refused.body).toContain('value="&lt;ada@example.lu&gt;"');
    expect(refused.body).not.toContain('value="wrong"');
    const empty = await browser.submit(page.url, { action: 'login' });
    expect(empty.body).toContain('Enter your e-mail address');
    const response = await browser.submit(page.url, { ...typed, email: 'ada@example.lu', password: 'alzette' });
    expect(response.url).toContain('code=');
  });

  it('returns to the shop when it is cancelled', async () => {
    const { browser, page } = await begin();
    const response = new URL((await browser.submit(page.url, { action: 'cancel' })).url);
    expect(`${response.origin}${response.pathname}`).toBe(redirectUri);
    expect(response.searchParams.get('error')).toBe('access_denied');
    expect(response.searchParams.get('state')).toBe('state-1');
  });

  it('never redirects to another site', async () => {
    const { page } = await begin('en', { redirect_uri: 'https://evil.example/callback' });
    expect(page.status).toBe(400);
    expect(page.url).toContain(origin);
    expect(page.body).toContain('<html lang="fr">');
  });

  it('refuses a client with a wrong secret or without the verifier', async () => {
    const { browser, page } = await begin();
    const typed = { action: 'login', email: 'ada@example.lu', password: 'alzette' };
    const response = new URL((await browser.submit(page.url, typed)).url);
    const checks = { expectedState: 'state-1', expectedNonce: 'nonce-1' };
    await expect(authorizationCodeGrant(await provider('wrong'), response, checks)).rejects.toThrow();
    const verifier = { ...checks, pkceCodeVerifier: randomPKCECodeVerifier() };
    await expect(authorizationCodeGrant(await provider(), response, verifier)).rejects.toThrow();
  });

  it('shows an error page without a login in progress', async () => {
    const visit = await testBrowser(origin).open(`${origin}/login/interaction/none`);
    expect(visit.status).toBe(404);
    expect(visit.body).toContain('<h1>');
  });

  it('fails during an outage and works after the reset', async () => {
    await sandbox.post('/sandbox/behaviour', { target: 'login', fail: true });
    await expect(provider()).rejects.toThrow();
    await sandbox.post('/sandbox/behaviour/reset', {});
    expect((await provider()).serverMetadata().issuer).toBe(`${origin}/login`);
  });

  it('keeps its signing key after a restart', async () => {
    const keys = async () => (await sandbox.get('/login/jwks')).json();
    const before = await keys();
    expect(before.keys).toHaveLength(1);
    expect(before.keys[0]).not.toHaveProperty('d');
    await sandbox.restart();
    expect(await keys()).toEqual(before);
  });
});
