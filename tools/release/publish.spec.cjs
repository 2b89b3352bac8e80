const { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'publish-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const store = () => join(root, 'store');
const discovery = () => JSON.parse(readFileSync(join(store(), 'discovery.json'), 'utf8'));

function build(version, content = version) {
  const folder = join(root, 'dist/apps/cart');
  mkdirSync(folder, { recursive: true });
  const manifest = {
    name: 'cart',
    version,
    container: 'alzette_cart',
    entry: 'remoteEntry.js',
    provides: { './mount': '1.0' },
    requires: { 'host-services': '^1' },
    places: ['cart'],
    assets: { 'remoteEntry.js': `sha384-${version}` },
    preload: ['mount.js', 'mount.css'],
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'remoteEntry.js'), content);
}

async function publish() {
  const { publishRemotes } = await import('./publish.mjs');
  return publishRemotes({ root, store: store(), remotes: ['cart'] });
}

it('[P3] publishes a remote alone: its folder, and itself as the default', async () => {
  build('1.0.0');
  expect(await publish()).toEqual(['cart@1.0.0']);
  expect(existsSync(join(store(), 'remotes/cart/1.0.0/remoteEntry.js'))).toBe(true);
  expect(discovery()).toMatchObject({
    revision: 1,
    microFrontends: {
      'alzette/cart': [{ url: '/remotes/cart/1.0.0/remoteEntry.js', deployment: { traffic: 100, default: true } }],
    },
  });
});

it('[P3] keeps the release before, takes its traffic away, and counts the revision up', async () => {
  build('1.0.0');
  await publish();
  build('1.1.0');
  await publish();
  const releases = discovery().microFrontends['alzette/cart'];
  expect(releases.map(({ metadata, deployment }) => [metadata.version, deployment.default])).toEqual([
    ['1.1.0', true],
    ['1.0.0', false],
  ]);
  expect(discovery().revision).toBe(2);
});

it('[P3] never writes over a release that is there', async () => {
  build('1.0.0', 'first');
  await publish();
  build('1.0.0', 'second');
  await publish();
  expect(readFileSync(join(store(), 'remotes/cart/1.0.0/remoteEntry.js'), 'utf8')).toBe('first');
  expect(discovery().microFrontends['alzette/cart']).toHaveLength(1);
});
