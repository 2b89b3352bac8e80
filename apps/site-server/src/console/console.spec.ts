import { createPrivateKey, sign } from 'node:crypto';
import { rmSync } from 'node:fs';
import { newKeyPair, type ProposedChange } from '@alzette/release';
import { serverMetrics } from '@alzette/server-kit';
import { startUpstream } from '../testing/servers';
import { canary, keep, kept, visitor, withdrawn } from '../testing/releases';
import { consolePasswordHash } from '../testing/console';
import { consoleBrowser } from '../testing/console-browser';
import { release, releaseKeys, startSite, type Site, trustedKeys } from '../testing/site';
import { renderConsole } from './console-page';

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

const { call, logIn } = consoleBrowser(() => site);

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
  const response = await call('POST', '/proposals', { cookies, payload: change });
  expect(response.statusCode).toBe(200);
  return response.json() as ProposedChange;
}
const write = (cookies: Record<string, string>, body: object) => call('POST', '/revisions', { cookies, payload: body });
const sharesNow = async () =>
  Object.fromEntries(
    ((await site.document()).microFrontends['alzette/cart'] ?? []).map(({ metadata, deployment, extras }) => [
      metadata.version,
      extras.withdrawn ? 'withdrawn' : deployment?.traffic,
    ]),
  );

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
      new RegExp(`<th scope="row">${version}</th>(.*?)</tr>`, 'u').exec(body)?.[1]?.replace(/(?:<[^>]+>)+/gu, '|') ??
      '';
    expect(row('1.2.0')).toContain('|canary|10 %|');
    expect(row('1.1.0')).toContain('|default|');
    expect(row('1.1.0')).toContain('|1c7a9f3|Zoé Weber|');
    expect(row('1.0.0')).toContain('|unknown|unknown|');
    expect(row(own)).toMatch(/\|1 \(\d+\.\d %\)\|/u);
    const thirdQuartiles = '|1.75 s|150 ms|0.075|';
    expect(row(own)).toContain(thirdQuartiles);
    expect(row('1.0.0')).toContain('|none|none|none|');
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
    const response = await write(cookies, { ...promotion, revision, expires, signature: signed(payload) });
    expect([response.statusCode, response.json()]).toEqual([201, { revision: 2 }]);
    expect(await sharesNow()).toEqual({ '1.2.0': 100, '1.1.0': 0, '1.0.0': 0 });
    expect(await visitor(site).versionsOn('/en/cart')).toEqual(['1.2.0', '1.1.0']);
  });

  it('rolls a canary back to the default, and shows first who gets what', async () => {
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
      notice: { style: '', html: '' },
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
    const response = await write(cookies, { ...promotion, revision, expires, signature: signed(payload, key()) });
    expect([response.statusCode, response.json().code]).toEqual([status, 'change_refused']);
    expect(await sharesNow()).toMatchObject({ '1.1.0': 100 });
  });

  it('is refused if the signature is of another change', async () => {
    const cookies = await logIn();
    const { payload, revision, expires } = await proposed(cookies);
    const other = { action: 'rollback', remote: 'cart', version: '1.0.0', revision, expires };
    expect((await write(cookies, { ...other, signature: signed(payload) })).statusCode).toBe(422);
  });

  it('is refused if another person was faster, so that no change is lost', async () => {
    const [one, other] = [await logIn(), await logIn()];
    const bodies = await Promise.all(
      [one, other].map(async (cookies) => {
        const { payload, revision, expires } = await proposed(cookies);
        return { ...promotion, revision, expires, signature: signed(payload) };
      }),
    );
    const responses = await Promise.all(bodies.map((body) => write(one, body)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
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
