import { newKeyPair } from '@alzette/release';
import { keep, until, visitor } from '../testing/releases';
import { startUpstream } from '../testing/servers';
import { bootOf, manifest, release, startSite, type Site } from '../testing/site';

let site: Site;
const lines: string[] = [];
beforeEach(async () => {
  lines.length = 0;
  site = await startSite({ logLevel: 'warn' }, { logStream: { write: (line) => lines.push(line) } });
  keep(site, 'cart', '1.0.0', '1.1.0');
  await site.publish({ 'alzette/cart': [release('cart', '1.0.0')] }, 7);
});
afterEach(() => site.close());

const discovery = async () => (await site.app.inject({ url: '/discovery.json' })).json();
const cartReleases = async () => bootOf((await site.app.inject({ url: '/en/cart' })).body).discovery.remotes.cart;

describe('the discovery document', () => {
  it('[P3] is served as it was signed, with the contract of this host', async () => {
    const { headers, body } = await site.app.inject({ url: '/discovery.json' });
    expect(JSON.parse(body)).toEqual(await site.document());
    expect(headers['alzette-contract']).toMatch(
      /^host-services=\d+\.\d+, \.\/mount=\d+\.\d+, federation-runtime=\d+\.\d+$/u,
    );
  });

  it('[P3] keeps members of older documents, which the signature covers', async () => {
    const { extras, ...rest } = release('cart', '1.0.0');
    await site.publish({ 'alzette/cart': [{ ...rest, extras: { ...extras, ...{ css: ['mount.css'] } } }] }, 8);
    expect(await discovery()).toEqual(await site.document());
    expect(await discovery()).toMatchObject({
      microFrontends: { 'alzette/cart': [{ extras: { css: ['mount.css'] } }] },
    });
  });

  it.each([
    [
      'is not signed',
      async () => ({ ...(await site.document()), revision: 8, signature: undefined }),
      'is not signed: publish with alzette-release',
    ],
    [
      'was changed after it was signed',
      async () => ({ ...(await site.document()), revision: 8 }),
      'ALZETTE_RELEASE_PUBLIC_KEYS',
    ],
    [
      'does not match the schema',
      async () => ({ ...(await site.document()), revision: 'eight' }),
      '/revision must be integer',
    ],
  ])('[P3] that %s is refused, and the last valid one stays', async (_what, make, message) => {
    await discovery();
    site.write('store/discovery.json', await make());
    expect(await discovery()).toMatchObject({ revision: 7 });
    expect(await discovery()).toMatchObject({ revision: 7 });
    const refusals = lines.filter((line) => line.includes('the last valid one stays'));
    expect(refusals).toHaveLength(1);
    expect(refusals[0]).toContain(message);
  });

  it('[P3] signed with an unknown key is refused', async () => {
    await discovery();
    await site.publish({ 'alzette/cart': [release('cart', '1.1.0')] }, 8, { key: newKeyPair().privateKey });
    expect(await discovery()).toMatchObject({ revision: 7 });
    await site.publish({ 'alzette/cart': [release('cart', '1.1.0')] }, 8);
    expect(await discovery()).toMatchObject({ revision: 8 });
  });

  it('[P3] with a valid signature and an older revision is refused', async () => {
    await discovery();
    await site.publish({ 'alzette/cart': [release('cart', '1.1.0')] }, 6);
    expect(await discovery()).toMatchObject({ revision: 7 });
    expect(lines.join('')).toContain('revision 6 is older than 7');
  });

  it.each([
    ['has expired', '2026-11-20T00:00:00Z', 'expired on Fri, 20 Nov 2026'],
    ['never expires', undefined, 'does not expire'],
  ])('[P3] that %s is refused, also by a server that has just started', async (_what, expires, message) => {
    await discovery();
    await site.publish({ 'alzette/cart': [release('cart', '1.1.0')] }, 8, { expires });
    expect(await discovery()).toMatchObject({ revision: 7 });
    expect(lines.join('')).toContain(message);
    const started = await startSite();
    await started.publish({ 'alzette/cart': [release('cart', '1.1.0')] }, 8, { expires });
    expect((await started.app.inject({ url: '/discovery.json' })).json()).toMatchObject({ revision: 0 });
    await started.close();
  });

  it('[P3] that disappears leaves the last valid one', async () => {
    await discovery();
    site.remove('store/discovery.json');
    expect(await discovery()).toMatchObject({ revision: 7 });
  });
});

describe('an old discovery document, put back into the store by an attacker,', () => {
  let shopApi: Awaited<ReturnType<typeof startUpstream>>;
  let attacked: Site;
  let now = Date.UTC(2026, 10, 22);
  beforeEach(async () => {
    shopApi = await startUpstream();
  });
  afterEach(async () => {
    await attacked.close();
    await shopApi.close();
  });

  async function startWith(revision: number) {
    attacked = await startSite(
      { shopApiUrl: shopApi.url, logLevel: 'warn' },
      { now: () => now, logStream: { write: (line) => lines.push(line) } },
    );
    await attacked.publish({ 'alzette/cart': [release('cart', '1.0.0')] }, revision);
    return async () => (await attacked.app.inject({ url: '/discovery.json' })).json();
  }

  it('[P3] is refused by a server that has just started', async () => {
    expect(await (await startWith(7))()).toMatchObject({ revision: 7 });
    await attacked.close();
    expect(await (await startWith(6))()).toMatchObject({ revision: 0 });
    expect(lines.join('')).toContain('older than 7, which this shop has shown');
    await attacked.publish({ 'alzette/cart': [release('cart', '1.0.0')] }, 8);
    expect((await attacked.app.inject({ url: '/discovery.json' })).json()).toMatchObject({ revision: 8 });
  });

  it('[P3] is withdrawn as soon as the shop API responds again', async () => {
    const readFirst = await startWith(7);
    await readFirst();
    await attacked.close();
    shopApi.faults.revisions = true;
    const read = await startWith(6);
    expect(await read()).toMatchObject({ revision: 6 });
    shopApi.faults.revisions = false;
    now += 2_000;
    await read();
    await until(async () => (await read()).revision === 0);
    expect(lines.join('')).toContain('no release is shown');
  });
});

describe('the manifest of a release', () => {
  it('[P3] counts only with the hash of the discovery document', async () => {
    expect(await cartReleases()).toMatchObject([{ version: '1.0.0', manifest: { version: '1.0.0' } }]);
    site.write('store/remotes/cart/1.0.0/release.json', { ...manifest('cart', '1.0.0'), assets: {} });
    expect(await cartReleases()).toMatchObject([{ version: '1.0.0', manifest: null }]);
    expect(lines.join('')).toContain('differs from the released file');
    keep(site, 'cart', '1.0.0');
    expect(await cartReleases()).toMatchObject([{ version: '1.0.0', manifest: { version: '1.0.0' } }]);
  });

  it('[P3] of another release does not count', async () => {
    site.write('store/remotes/cart/1.0.0/release.json', manifest('cart', '1.1.0'));
    expect(await cartReleases()).toMatchObject([{ manifest: null }]);
  });
});

it('[P3] a new default release shows on the next page, without a restart', async () => {
  const first = visitor(site);
  expect(await first.versionsOn('/en/cart')).toEqual(['1.0.0']);
  await site.publish({ 'alzette/cart': [release('cart', '1.1.0')] }, 8);
  expect(await visitor(site).versionsOn('/en/cart')).toEqual(['1.1.0']);
});
