const { execFile } = require('node:child_process');
const { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { createServer } = require('node:http');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

let folder;
let buildRelease;
let keys;
beforeAll(async () => {
  ({ buildRelease } = await import('./testing/build-release.mjs'));
  const { newKeyPair } = await import('./keys.mjs');
  const { privateKey } = newKeyPair();
  keys = { ALZETTE_RELEASE_KEY: JSON.stringify(privateKey), ALZETTE_RELEASE_PUBLIC_KEYS: '' };
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-cli-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const build = (version, more) => buildRelease(join(folder, 'dist/apps/cart'), { version, ...more });

/** Runs the command in the folder; `site` stands for the running host. */
function release(args, env = keys) {
  const { ALZETTE_STORE: _store, ALZETTE_DATA: _data, ...rest } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(__dirname, 'cli.mjs'), ...args.split(' ').filter(Boolean)],
      { cwd: folder, env: { ...rest, ...env } },
      (error, stdout, stderr) => {
        resolve({ code: error?.code ?? 0, said: stdout.trim(), complaint: stderr.trim() });
      },
    );
  });
}

async function withSite(contract, use) {
  const site = createServer((_request, response) => response.setHeader('alzette-contract', contract).end('{}'));
  await new Promise((resolve) => site.listen(0, '127.0.0.1', resolve));
  try {
    await use(`http://127.0.0.1:${site.address().port}`);
  } finally {
    site.closeAllConnections();
    site.close();
  }
}

it('[P3] goes from a build to canary, default, back, off and on again, in seconds', async () => {
  await withSite('host-services=1.3, ./mount=1.0', async (site) => {
    build('1.0.0');
    expect((await release('pack cart')).said).toMatch(/^cart@1\.0\.0: 5 files, \d+ kB, sha384-/u);
    expect((await release(`publish cart --against ${site}`)).said).toBe('cart@1.0.0 is the default (revision 1)');
    build('1.1.0');
    expect((await release(`publish cart --canary 10 --against ${site}`)).said).toBe(
      'cart@1.1.0 is a canary with 10 % (revision 2)',
    );
  });
  expect((await release('canary cart 50')).said).toBe('cart: the canary takes 50 % (revision 3)');
  expect((await release('promote cart')).said).toBe('cart@1.1.0 is the default (revision 4)');
  expect((await release('rollback cart')).said).toBe('cart@1.0.0 is the default (revision 5)');
  expect((await release('list')).said).toMatch(/1\.1\.0 +withdrawn +0 %.*\n.*1\.0\.0 +default +100 %/u);
  expect((await release('kill cart')).said).toBe('cart is off: its places show their fallback (revision 6)');
  expect((await release('rollback --remote cart 1.1.0')).said).toBe('cart@1.1.0 is the default (revision 7)');
  expect((await release('kill cart --version 1.1.0')).said).toContain('is off');
}, 30_000);

it('[P3] rolls back to a release that is kept but no longer listed', async () => {
  await withSite('host-services=1.0, ./mount=1.0', async (site) => {
    for (const version of ['1.0.0', '1.1.0']) {
      build(version);
      await release(`publish cart --keep 1 --against ${site}`);
    }
  });
  expect((await release('list cart')).said).not.toContain('1.0.0');
  expect((await release('rollback cart 1.0.0')).said).toBe('cart@1.0.0 is the default (revision 3)');
  expect((await release('rollback cart 0.9.0')).complaint).toContain('The store keeps no cart@0.9.0');
});

it('[P3] refuses what the live host cannot run, before anything is uploaded', async () => {
  await withSite('host-services=1.1, ./mount=1.0', async (site) => {
    build('1.0.0', { requires: { 'host-services': '^1.2' } });
    const refused = await release(`publish cart --against ${site}`);
    expect(refused).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('requires host-services ^1.2 and the host has 1.1'),
    });
    build('1.0.0', { provides: { './mount': '2.0' } });
    expect((await release(`check cart --against ${site}`)).complaint).toContain(
      'provides ./mount 2.0 and the host mounts ^1',
    );
    expect(existsSync(join(folder, 'dist/store'))).toBe(false);
    build('1.0.0', { requires: { 'host-services': '^1.1' } });
    expect((await release(`check cart --against ${site}`)).code).toBe(0);
  });
});

it.each([
  ['', 0, 'Usage: alzette-release'],
  ['--help', 0, 'rollback <remote> [version]'],
  ['launch cart', 1, 'There is no command "launch"'],
  ['publish', 1, 'Which remote?'],
  ['pack cart', 1, 'build it first, "npx nx build cart"'],
  ['canary cart ten', 1, 'whole number from 0 to 100'],
  ['canary cart 101', 1, 'whole number from 0 to 100'],
  ['kill cart', 1, 'Nothing of cart was released here'],
  ['list --store s3://', 1, 's3://bucket'],
  ['list --colour', 1, '--colour'],
])('"alzette-release %s" ends with %i and says: %s', async (args, code, sentence) => {
  const ended = await release(args);
  expect(ended).toMatchObject({ code, [code === 0 ? 'said' : 'complaint']: expect.stringContaining(sentence) });
});

it('makes keys that release', async () => {
  const { said } = await release('keygen', {});
  const made = Object.fromEntries([...said.matchAll(/^(\w+)='(.*)'$/gmu)].map(([, name, value]) => [name, value]));
  writeFileSync(join(folder, 'key.json'), made.ALZETTE_RELEASE_KEY);
  await withSite('host-services=1.0, ./mount=1.0', async (site) => {
    build('1.0.0');
    const { said: published } = await release(`publish cart --against ${site}`, {
      ...made,
      ALZETTE_RELEASE_KEY: join(folder, 'key.json'),
    });
    expect(published).toContain('is the default');
  });
  expect(JSON.parse(readFileSync(join(folder, 'dist/store/discovery.json'), 'utf8')).signature).toMatch(
    /^[\w-]+\.\.[\w-]+$/u,
  );
});
