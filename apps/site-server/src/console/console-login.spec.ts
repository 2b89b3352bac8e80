import { rmSync } from 'node:fs';
import { serverMetrics } from '@alzette/server-kit';
import { startUpstream } from '../testing/servers';
import { canary, keep, kept } from '../testing/releases';
import { consolePassword, consolePasswordHash } from '../testing/console';
import { consoleBrowser, form } from '../testing/console-browser';
import { cookiesOf, release, startSite, type Site } from '../testing/site';
import { readConsole } from '../settings/console-settings';

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

const promotion = { action: 'promote', remote: 'cart', version: '1.2.0' };
const { call, tryPassword, logIn } = consoleBrowser(() => site);

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

  it('does not confirm a logout that was not stored for the other instances', async () => {
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

  it('is off by default, and does not start with an invalid hash', async () => {
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
