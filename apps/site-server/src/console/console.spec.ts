import { createPrivateKey, sign } from 'node:crypto';
import { rmSync } from 'node:fs';
import { newKeyPair, type ProposedChange } from '@alzette/release';
import { serverMetrics } from '@alzette/server-kit';
import { startUpstream } from '../testing/servers';
import { canary, keep, kept, visitor, withdrawn } from '../testing/releases';
import { consolePassword, consolePasswordHash } from '../testing/console';
import { cookiesOf, release, releaseKeys, startSite, type Site, trustedKeys } from '../testing/site';
import { renderConsole } from './console-page';
import { readConsole } from './settings';

const metrics = serverMetrics('site-server');
const clock = { ms: 0 };
let upstream: Awaited<ReturnType<typeof startUpstream>>;
let site: Site;
beforeAll(async () => {
  upstream = await startUpstream();
  site = await startSite(
    { console: { passwordHash: consolePasswordHash }, shopApiUrl: upstream.url },
    { metrics, now: () => Date.now() + clock.ms },
  );
  keep(site, 'cart', '1.0.0', '1.1.0', '1.2.0');
  site.write('store/private/cart/1.1.0/origin.json', { commit: '1c7a9f3', author: 'Zoé Weber' });
});
beforeEach(async () => {
  clock.ms += 3_600_000;
  rmSync(site.path('store/revisions'), { recursive: true, force: true });
  await site.publish({
    'alzette/cart': [canary('cart', '1.2.0', 10), release('cart', '1.1.0'), kept('cart', '1.0.0')],
  });
});
afterAll(async () => {
  await site.close();
  await upstream.close();
});

let addresses = 0;
const call = (method: 'GET' | 'POST', path: string, options: object = {}) =>
  site.app.inject({
    method,
    url: `/__releases${path}`,
    remoteAddress: `198.51.100.${(addresses += 1) % 250}`,
    ...options,
  });
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const tryPassword = (password: string, options: object = {}) =>
  call('POST', '/login', { headers: form, payload: new URLSearchParams({ password }).toString(), ...options });
const logIn = async () => cookiesOf(await tryPassword(consolePassword));

/** Signs as the browser does. */
function signed(payload: string, key = releaseKeys.privateKey): string {
  const encode = (text: string | Buffer) => Buffer.from(text).toString('base64url');
  const header = encode(JSON.stringify({ alg: 'EdDSA', kid: key.kid }));
  const signature = sign(
    null,
    Buffer.from(`${header}.${encode(payload)}`),
    createPrivateKey({ key, format: 'jwk' } as never),
  );
  return `${header}..${encode(signature)}`;
}
const promotion = { action: 'promote', remote: 'cart', version: '1.2.0' };
async function proposed(cookies: Record<string, string>, change: object = promotion) {
  const answer = await call('POST', '/proposals', { cookies, payload: change });
  expect(answer.statusCode).toBe(200);
  return answer.json() as ProposedChange;
}
const write = (cookies: Record<string, string>, body: object) => call('POST', '/revisions', { cookies, payload: body });
const sharesNow = async () =>
  Object.fromEntries(
    ((await site.document()).microFrontends['alzette/cart'] ?? []).map(({ metadata, deployment, extras }) => [
      metadata.version,
      extras.withdrawn ? 'withdrawn' : deployment?.traffic,
    ]),
  );

describe('[T4] the login of the release console', () => {
  it('shows nothing of the releases to a stranger, and refuses each change', async () => {
    const page = await call('GET', '');
    expect(page.body).toContain('Password of the release console');
    expect(page.body).not.toContain('1.1.0');
    for (const path of ['/proposals', '/revisions'])
      expect((await call('POST', path, { payload: promotion })).statusCode).toBe(401);
  });

  it('opens a session of its own that no script and no other site can use', async () => {
    const wrong = await tryPassword('guess');
    expect([wrong.statusCode, wrong.cookies.filter(({ name }) => name === 'alzette-console')]).toEqual([401, []]);
    const right = await tryPassword(consolePassword);
    expect([right.statusCode, right.headers['location']]).toEqual([303, '/__releases']);
    expect(right.cookies).toContainEqual(
      expect.objectContaining({ name: 'alzette-console', httpOnly: true, sameSite: 'Strict', path: '/' }),
    );
    expect((await call('GET', '', { cookies: cookiesOf(right) })).body).toContain('1.1.0');
  });

  it('ends after an hour, and a forged cookie opens nothing', async () => {
    const cookies = await logIn();
    clock.ms += 3_601_000;
    expect((await call('GET', '', { cookies })).body).toContain('Password of the release console');
    const [head, body] = String(cookies['alzette-console']).split('.');
    const forged = { 'alzette-console': `${head}.${body}.${'A'.repeat(43)}` };
    expect((await call('POST', '/proposals', { cookies: forged, payload: promotion })).statusCode).toBe(401);
  });

  it('ends at logout on the server: a copy of the cookie opens nothing', async () => {
    const cookies = await logIn();
    const other = await logIn();
    const left = await call('POST', '/logout', { cookies, headers: form });
    expect([left.statusCode, cookiesOf(left)['alzette-console']]).toEqual([303, '']);
    expect((await call('GET', '', { cookies })).body).toContain('Password of the release console');
    expect((await call('POST', '/proposals', { cookies, payload: promotion })).statusCode).toBe(401);
    expect((await call('GET', '', { cookies: other })).body).toContain('1.1.0');
  });

  it('does not claim a logout that the other instances did not hear of', async () => {
    const cookies = await logIn();
    upstream.faults.endedSessions = true;
    const left = await call('POST', '/logout', { cookies, headers: form });
    upstream.faults.endedSessions = false;
    expect([left.statusCode, cookiesOf(left)['alzette-console']]).toEqual([502, '']);
  });

  const guess = async (remoteAddress: string, options: object = {}) =>
    (await tryPassword('guess', { remoteAddress, ...options })).statusCode;

  it.each([
    ['an IPv4 address', () => '203.0.113.9'],
    ['an IPv6 network', (attempt: number) => `2001:db8:0:1::${attempt}`],
  ])('limits the guesses of %s', async (_title, addressOf) => {
    for (let attempt = 0; attempt < 10; attempt += 1) expect(await guess(addressOf(attempt))).toBe(401);
    expect(await guess(addressOf(10))).toBe(429);
    expect((await tryPassword(consolePassword, { remoteAddress: addressOf(11) })).statusCode).toBe(429);
    expect((await tryPassword(consolePassword)).statusCode).toBe(303);
    clock.ms += 600_000;
    expect((await tryPassword(consolePassword, { remoteAddress: addressOf(12) })).statusCode).toBe(303);
  });

  it('after sixty guesses of many networks lets the right password in, and each network guess once', async () => {
    const known = await logIn();
    for (let round = 0; round < 3; round += 1)
      await Promise.all(Array.from({ length: 20 }, (_each, index) => guess(`203.0.113.${100 + index}`)));
    expect(await guess('203.0.113.100')).toBe(429);
    expect([await guess('203.0.113.10'), await guess('203.0.113.10')]).toEqual([401, 429]);
    expect((await tryPassword(consolePassword, { remoteAddress: '203.0.113.11' })).statusCode).toBe(303);
    const browser = { cookies: { 'alzette-console-browser': String(known['alzette-console-browser']) } };
    for (let attempt = 0; attempt < 9; attempt += 1) expect(await guess('203.0.113.100', browser)).toBe(401);
    expect((await tryPassword(consolePassword, { remoteAddress: '203.0.113.100', ...browser })).statusCode).toBe(303);
    for (let attempt = 0; attempt < 2; attempt += 1) await guess('203.0.113.100', browser);
    expect(await guess('203.0.113.100', browser)).toBe(429);
  });

  it('is not opened by the cookie that marks a known browser', async () => {
    const { 'alzette-console-browser': browser = '' } = await logIn();
    expect((await call('GET', '', { cookies: { 'alzette-console': browser } })).body).not.toContain('1.1.0');
  });

  it('refuses pages of other sites', async () => {
    const cookies = await logIn();
    const headers = { origin: 'https://evil.example' };
    expect((await call('POST', '/proposals', { cookies, headers, payload: promotion })).statusCode).toBe(403);
  });

  it('is off by default, and does not start with a hash that is none', async () => {
    const plain = await startSite();
    expect((await plain.app.inject('/__releases')).statusCode).toBe(404);
    await plain.close();
    const faults: string[] = [];
    const reader = (text: string) => ({ text: () => text, fault: (fault: string) => void faults.push(fault) });
    expect(readConsole(reader(''))).toBeNull();
    readConsole(reader(consolePasswordHash));
    expect(faults).toEqual([]);
    for (const hash of [
      'hunter2',
      consolePasswordHash.replace('16384', '1024'),
      consolePasswordHash.replace('16384', '16385'),
    ])
      readConsole(reader(hash));
    expect(faults).toHaveLength(3);
  });
});

describe('[T4] the page of the release console', () => {
  it('shows state, share, pages, failures and web vitals of each release, and the revisions', async () => {
    const shopper = visitor(site);
    const [own = ''] = await shopper.versionsOn('/en/cart');
    await shopper.report({ remote: 'cart', version: own, phase: 'render' });
    for (const [lcp, inp, cls] of [
      [600, 40, 0],
      [1_200, 90, 0.02],
      [1_800, 150, 0.07],
      [1_900, 180, 0.08],
    ] as const)
      expect((await shopper.sendVitals({ page: 'cart', lcp, inp, cls })).statusCode).toBe(204);
    const cookies = await logIn();
    const { body, headers } = await call('GET', '', { cookies });
    const row = (version: string) =>
      new RegExp(`<th scope="row">${version}</th>(.*?)</tr>`, 'u').exec(body)?.[1]?.replace(/<[^>]+>/gu, '|') ?? '';
    expect(row('1.2.0')).toContain('|canary||10 %|');
    expect(row('1.1.0')).toContain('|default|');
    expect(row('1.1.0')).toContain('|1c7a9f3||Zoé Weber|');
    expect(row('1.0.0')).toContain('|unknown||unknown|');
    expect(row(own)).toMatch(/\|1 \(\d+\.\d %\)\|/u);
    const thirdQuartiles = '|1.75 s||150 ms||0.075|';
    expect(row(own)).toContain(thirdQuartiles);
    expect(row('1.0.0')).toContain('|none||none||none|');
    expect(body).toContain('<th scope="row">1</th>');
    expect(body).toContain('cart: 1.2.0 (10 %), 1.1.0 (100 %)');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(headers['content-security-policy']).toContain("script-src 'nonce-");
  });
});

describe('[T4] a change in the release console', () => {
  it('is written with the signature of a release key, as one further revision', async () => {
    const cookies = await logIn();
    const { payload, revision, expires } = await proposed(cookies);
    const answer = await write(cookies, { ...promotion, revision, expires, signature: signed(payload) });
    expect([answer.statusCode, answer.json()]).toEqual([201, { revision: 2 }]);
    expect(await sharesNow()).toEqual({ '1.2.0': 100, '1.1.0': 0, '1.0.0': 0 });
    expect(await visitor(site).versionsOn('/en/cart')).toEqual(['1.2.0', '1.1.0']);
  });

  it('rolls a canary back to the default, and says before who gets what', async () => {
    const cookies = await logIn();
    const rollback = { action: 'rollback', remote: 'cart', version: '1.1.0' };
    const { payload, visitors, revision, expires } = await proposed(cookies, rollback);
    expect(visitors).toEqual({
      before: '90 % get 1.1.0 (default), 10 % get 1.2.0 (canary)',
      after: '100 % get 1.1.0 (default); no visit keeps 1.2.0',
    });
    expect((await write(cookies, { ...rollback, revision, expires, signature: signed(payload) })).statusCode).toBe(201);
    expect(await sharesNow()).toEqual({ '1.2.0': 'withdrawn', '1.1.0': 100, '1.0.0': 0 });
  });

  it.each([
    ['a canary', [canary('cart', '1.1.0', 10), release('cart', '1.0.0')], ['Promote 1.1.0', 'Roll back 1.0.0']],
    [
      'a canary older than the default',
      [release('cart', '1.1.0'), canary('cart', '1.0.0', 10)],
      ['Roll back 1.1.0', 'Promote 1.0.0'],
    ],
    ['an earlier release', [release('cart', '1.1.0'), kept('cart', '1.0.0')], ['Roll back 1.0.0']],
    ['a newer release', [kept('cart', '1.1.0'), release('cart', '1.0.0')], ['Promote 1.1.0']],
    ['a withdrawn release', [release('cart', '1.1.0'), withdrawn('cart', '1.0.0')], ['Promote 1.0.0']],
    ['no default', [withdrawn('cart', '1.1.0'), kept('cart', '1.0.0')], ['Promote 1.1.0', 'Promote 1.0.0']],
  ])('is offered with %s', (_state, releases, buttons) => {
    const figures = { pages: 0, failures: 0, lcp: null, inp: null, cls: null };
    const rows = releases.map((each) => ({ release: each, origin: null, figures }));
    const page = {
      nonce: 'n',
      operatorName: 'Alzette',
      remotes: [{ name: 'cart', rows }],
      history: [],
      canaryBudget: 5,
    };
    const names = [...renderConsole(page).matchAll(/aria-label="(.+?) cart to (.+?)"/gu)];
    expect(names.map(([, action, version]) => `${action} ${version}`)).toEqual(buttons);
  });

  it('rolls back, and withdraws what was the default and its canary', async () => {
    const cookies = await logIn();
    const rollback = { action: 'rollback', remote: 'cart', version: '1.0.0' };
    const { payload, revision, expires } = await proposed(cookies, rollback);
    expect((await write(cookies, { ...rollback, revision, expires, signature: signed(payload) })).statusCode).toBe(201);
    expect(await sharesNow()).toEqual({ '1.2.0': 'withdrawn', '1.1.0': 'withdrawn', '1.0.0': 100 });
  });

  it.each([
    ['a stranger’s key', () => newKeyPair().privateKey, 422],
    ['the key of a site server, which may only withdraw', () => trustedKeys.withdrawal.privateKey, 422],
  ] as const)('is refused with %s', async (_title, key, status) => {
    const cookies = await logIn();
    const { payload, revision, expires } = await proposed(cookies);
    const answer = await write(cookies, { ...promotion, revision, expires, signature: signed(payload, key()) });
    expect([answer.statusCode, answer.json().code]).toEqual([status, 'change_refused']);
    expect(await sharesNow()).toMatchObject({ '1.1.0': 100 });
  });

  it('is refused if the signature is of another change', async () => {
    const cookies = await logIn();
    const { payload, revision, expires } = await proposed(cookies);
    const other = { action: 'rollback', remote: 'cart', version: '1.0.0', revision, expires };
    expect((await write(cookies, { ...other, signature: signed(payload) })).statusCode).toBe(422);
  });

  it('is refused if another person was quicker, so that no change is lost', async () => {
    const [one, other] = [await logIn(), await logIn()];
    const bodies = await Promise.all(
      [one, other].map(async (cookies) => {
        const { payload, revision, expires } = await proposed(cookies);
        return { ...promotion, revision, expires, signature: signed(payload) };
      }),
    );
    const answers = await Promise.all(bodies.map((body) => write(one, body)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await site.document()).revision).toBe(2);
  });

  it('is refused with an end that was moved, or after its proposal expired', async () => {
    const cookies = await logIn();
    const { payload, revision } = await proposed(cookies);
    for (const expires of ['2099-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z'])
      expect((await write(cookies, { ...promotion, revision, expires, signature: signed(payload) })).statusCode).toBe(
        422,
      );
  });

  it.each([
    ['an unknown version', { ...promotion, version: '9.9.9' }, 422],
    ['an unknown remote', { ...promotion, remote: 'nobody' }, 422],
    ['another action', { ...promotion, action: 'kill' }, 400],
    ['a path as the version', { ...promotion, version: '../1' }, 400],
    ['no version', { ...promotion, version: undefined }, 400],
  ])('is not proposed for %s', async (_title, change, status) => {
    expect((await call('POST', '/proposals', { cookies: await logIn(), payload: change })).statusCode).toBe(status);
  });
});
