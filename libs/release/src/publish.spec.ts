const { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

let root;
let release;
let keys;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'publish-'));
  release = {
    ...(await import('./index.mjs')),
    ...(await import('./publish-release.mjs')),
    ...(await import('./testing/build-release.mjs')),
  };
  const { privateKey, publicKey } = release.newKeyPair();
  keys = { privateKey, publicKeys: { keys: [publicKey] } };
});
afterEach(() => rmSync(root, { recursive: true }));

const folder = () => join(root, 'store');
const published = (file) => join(folder(), 'remotes/cart', file);
const listed = (document) =>
  document.microFrontends['alzette/cart'].map(({ metadata, deployment }) => [metadata.version, deployment.traffic]);

async function publish(version, { options, ...build } = {}) {
  const built = release.buildRelease(join(root, 'built'), { version, ...build });
  const store = await release.openStore(folder());
  const { document } = await release.publishReleases({
    store,
    keys,
    releases: [{ name: 'cart', folder: built }],
    ...options,
  });
  return document;
}

it('[P3] publishes a remote alone: its folder, and itself as the default in a signed document', async () => {
  const document = await publish('1.0.0');
  expect(existsSync(published('1.0.0/remoteEntry.js.br'))).toBe(true);
  expect(JSON.parse(readFileSync(join(folder(), 'discovery.json'), 'utf8'))).toEqual(document);
  await release.verifyDocument(document, keys.publicKeys);
  expect(document).toMatchObject({
    revision: 1,
    microFrontends: {
      'alzette/cart': [
        {
          url: '/remotes/cart/1.0.0/remoteEntry.js',
          deployment: { traffic: 100, default: true },
          extras: { manifest: release.integrityOf(readFileSync(published('1.0.0/release.json'))) },
        },
      ],
    },
  });
});

it('[P3] keeps the releases before listed, the newest ones only, and every folder', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0']) await publish(version);
  const document = await publish('1.6.0', { options: { canary: 10 } });
  expect(listed(document)).toEqual([
    ['1.6.0', 10],
    ['1.5.0', 90],
    ['1.4.0', 0],
    ['1.3.0', 0],
    ['1.2.0', 0],
  ]);
  expect(document.revision).toBe(7);
  expect(readdirSync(published('')).sort()).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0']);
});

it('[P3] publishing the same again changes nothing; other content under a version is refused', async () => {
  const before = await publish('1.0.0');
  expect(await publish('1.0.0')).toEqual(before);
  await expect(publish('1.0.0', { files: { 'remoteEntry.js': 'other()', 'mount.js': 'mount()' } })).rejects.toThrow(
    'raise the version',
  );
  expect(readFileSync(published('1.0.0/remoteEntry.js'), 'utf8')).toBe("entry('1.0.0')");
});

it.each([
  [
    'a file that was changed after the build',
    (built) => writeFileSync(join(built, 'mount.js'), 'tampered()'),
    'mount.js is not the one',
  ],
  [
    'a compressed file that holds something else',
    (built) => writeFileSync(join(built, 'mount.js.br'), 'tampered'),
    'mount.js.br is not the one',
  ],
  [
    'a file that nobody declared',
    (built) => writeFileSync(join(built, 'extra.js'), 'extra()'),
    'extra.js is not named',
  ],
  ['a file that is missing', (built) => rmSync(join(built, 'mount.js')), 'names mount.js, which is not there'],
  ['a manifest without contract', (built) => changeManifest(built, { requires: {} }), 'host-services'],
  ['a manifest of another remote', (built) => changeManifest(built, { name: 'basket' }), '"name" is not cart'],
])('[P3] refuses %s, and lists nothing', async (_what, spoil, sentence) => {
  const built = release.buildRelease(join(root, 'built'), { version: '1.0.0' });
  spoil(built);
  const store = await release.openStore(folder());
  await expect(release.publishReleases({ store, keys, releases: [{ name: 'cart', folder: built }] })).rejects.toThrow(
    sentence,
  );
  expect(existsSync(join(folder(), 'discovery.json'))).toBe(false);
});

it('[P3] refuses to change a document that no known key signed, unless it is to be begun anew', async () => {
  await publish('1.0.0');
  const { privateKey, publicKey } = release.newKeyPair();
  const others = { privateKey, publicKeys: { keys: [publicKey] } };
  await expect(publish('1.1.0', { options: { keys: others } })).rejects.toThrow('ALZETTE_RELEASE_PUBLIC_KEYS');
  await expect(publish('1.1.0', { options: { keys: { ...keys, privateKey: null } } })).rejects.toThrow(
    'ALZETTE_RELEASE_KEY',
  );
  const anew = await publish('1.1.0', { options: { keys: others, whenUntrusted: 'replace' } });
  expect(listed(anew)).toEqual([['1.1.0', 100]]);
  expect(anew.revision).toBe(2);
});

it('[P3] goes on after a process that was killed between taking a revision and showing it', async () => {
  const shown = await publish('1.0.0');
  const taken = await publish('1.1.0');
  writeFileSync(join(folder(), 'discovery.json'), JSON.stringify(shown));
  expect(await publish('1.1.0')).toEqual(taken);
  expect(JSON.parse(readFileSync(join(folder(), 'discovery.json'), 'utf8'))).toEqual(taken);
});

function changeManifest(built, change) {
  const file = join(built, 'release.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));
}
