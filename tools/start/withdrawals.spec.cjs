const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

let tools;
let release;
let folder;
let env;
let keys;
beforeAll(async () => {
  tools = await import('./withdrawals.mjs');
  const { importSource } = await import('../process/import-source.mjs');
  const [lib, { buildRelease }] = [
    await importSource('libs/federation/release/src/index.ts'),
    await importSource('libs/federation/release/src/testing/index.ts'),
  ];
  release = { ...lib, buildRelease };
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'withdrawals-'));
  const { withKeys } = await import('../process/keys.mjs');
  env = withKeys({ ALZETTE_STORE: join(folder, 'store'), ALZETTE_DATA: folder }, folder);
  keys = release.readReleaseKeys(env);
  await publish('1.0.0');
  await publish('1.1.0', { canary: 10 });
});
afterEach(() => rmSync(folder, { recursive: true }));

const store = () => release.openStore(join(folder, 'store'));

async function publish(version, options = {}) {
  const built = release.buildRelease(join(folder, 'build'), { version });
  await release.publishReleases({
    store: await store(),
    keys,
    releases: [{ name: 'cart', folder: built }],
    ...options,
  });
}

describe('npm start', () => {
  it('[P3] says which canary the site server withdrew, why, and what to do', async () => {
    expect(await tools.readWithdrawals(env)).toEqual([]);
    await release.withdrawCanary({ store: await store(), keys }, 'cart', '1.1.0');
    expect(await tools.readWithdrawals(env)).toEqual([
      'cart@1.1.0 was withdrawn by the site server, because it failed in too many sessions; visitors get cart@1.0.0. Publish a corrected build, or try it again: npx alzette-release canary cart 10 --version 1.1.0',
    ]);
    await publish('1.2.0', { canary: 10 });
    expect(await tools.readWithdrawals(env)).toEqual([]);
  });

  it('[P3] says it while it runs, once', async () => {
    const lines = [];
    const stop = await tools.watchWithdrawals((line) => lines.push(line), { env, everyMs: 50 });
    await release.withdrawCanary({ store: await store(), keys }, 'cart', '1.1.0');
    await new Promise((done) => setTimeout(done, 1_000));
    stop();
    expect(lines).toEqual([expect.stringContaining('cart@1.1.0 was withdrawn by the site server')]);
  });
});
