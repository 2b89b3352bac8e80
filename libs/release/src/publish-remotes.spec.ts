const { mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

let root;
let remotes;
let env;
let buildRelease;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'publish-remotes-'));
  remotes = await import('./publish-remotes.mjs');
  ({ buildRelease } = await import('./testing/build-release.mjs'));
  env = await newKeys();
});
afterEach(() => rmSync(root, { recursive: true }));

async function newKeys() {
  const { newKeyPair } = await import('./keys.mjs');
  return { ALZETTE_RELEASE_KEY: JSON.stringify(newKeyPair().privateKey) };
}

const options = (names, keys = env) => ({
  store: join(root, 'store'),
  builds: join(root, 'built'),
  remotes: names,
  env: keys,
});
const build = (name, version) => buildRelease(join(root, 'built', name), { name, version });
const listed = () => {
  const { revision, microFrontends } = JSON.parse(readFileSync(join(root, 'store/discovery.json'), 'utf8'));
  return {
    revision,
    versions: Object.values(microFrontends)
      .flat()
      .map(({ metadata }) => metadata.version),
  };
};

it('[P3] lists only what was built on this machine, and nothing new when nothing is', async () => {
  build('cart', '1.0.0');
  expect(await remotes.publishRemotes(options(['cart']))).toEqual(['cart@1.0.0']);
  build('cart', '1.1.0');
  await remotes.publishRemotes(options(['cart']));
  await remotes.publishRemotes(options(['cart']));
  expect(listed()).toEqual({ revision: 2, versions: ['1.1.0'] });
});

it('[P3] begins anew over a document of a key that is gone, or of no key', async () => {
  build('cart', '1.0.0');
  await remotes.publishRemotes(options(['cart']));
  await remotes.publishRemotes(options(['cart'], await newKeys()));
  expect(listed()).toEqual({ revision: 2, versions: ['1.0.0'] });
  rmSync(join(root, 'store/revisions'), { recursive: true });
  writeFileSync(join(root, 'store/discovery.json'), JSON.stringify({ revision: 41, microFrontends: {} }));
  await remotes.publishRemotes(options(['cart']));
  expect(listed()).toEqual({ revision: 42, versions: ['1.0.0'] });
});

it('[P3] leaves what teams released to a store of theirs, and adds what it has nothing of', async () => {
  build('cart', '1.0.0');
  build('basket', '1.0.0');
  expect(await remotes.publishMissingRemotes(options(['cart']))).toEqual(['cart@1.0.0']);
  build('cart', '2.0.0');
  expect(await remotes.publishMissingRemotes(options(['cart', 'basket']))).toEqual(['basket@1.0.0']);
  expect(listed()).toEqual({ revision: 2, versions: ['1.0.0', '1.0.0'] });
  await expect(remotes.publishMissingRemotes(options(['cart'], await newKeys()))).rejects.toThrow('No key');
  expect(await remotes.publishMissingRemotes({ ...options(['cart']), store: 's3://shop' })).toEqual([]);
});
