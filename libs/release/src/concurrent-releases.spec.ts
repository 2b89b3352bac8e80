const { execFile } = require('node:child_process');
const { mkdtempSync, readdirSync, readFileSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { promisify } = require('node:util');

const teams = 8;
const changes = 5;
let folder;
let tools;
let s3;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'together-'));
  tools = {
    ...(await import('./index.mjs')),
    ...(await import('./publish-release.mjs')),
    ...(await import('./testing/build-release.mjs')),
  };
  s3 = await (await import('./testing/imitation-s3.mjs')).startImitationS3();
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

it.each([
  ['a folder', () => join(folder, 'store')],
  ['a bucket', () => 's3://shop/releases'],
])(
  '[P3] eight teams release to %s at once: all of it lands, none is lost',
  async (_what, addressOf) => {
    const { privateKey, publicKey } = tools.newKeyPair();
    const keys = { privateKey, publicKeys: { keys: [publicKey] } };
    const env = {
      ...process.env,
      ALZETTE_RELEASE_KEY: JSON.stringify(privateKey),
      ALZETTE_S3_ENDPOINT: s3.url,
      AWS_ACCESS_KEY_ID: 'tests',
      AWS_SECRET_ACCESS_KEY: 'tests',
    };
    const address = addressOf();
    // Half of the teams share a remote: their releases have to stand beside each other.
    const nameOf = (team) => (team < teams / 2 ? 'shared' : `remote-${team}`);
    const builtOf = (team) =>
      tools.buildRelease(join(folder, `built-${team}`), { name: nameOf(team), version: `1.0.${team}` });
    Object.assign(process.env, env);
    const store = await tools.openStore(address, env);
    const defaults = [...new Set(Array.from({ length: teams }, (_, team) => nameOf(team)))];
    await tools.publishReleases({
      store,
      keys,
      releases: defaults.map((name) => ({
        name,
        folder: tools.buildRelease(join(folder, `first-${name}`), { name, version: '0.1.0' }),
      })),
    });

    const script = join(__dirname, 'testing/release-process.mjs');
    const run = promisify(execFile);
    await Promise.all(
      Array.from({ length: teams }, (_, team) =>
        run(process.execPath, [script, address, nameOf(team), builtOf(team), String(changes)], { env }),
      ),
    );

    const { document } = await store.readDocument();
    await tools.verifyDocument(document, keys.publicKeys);
    expect(document.revision).toBe(1 + teams * changes);
    for (let team = 0; team < teams; team += 1) {
      const release = tools
        .releasesOf(document, nameOf(team))
        .find(({ metadata }) => metadata.version === `1.0.${team}`);
      expect(release?.deployment).toEqual({ traffic: changes, default: false });
    }
    expect(tools.releasesOf(document, 'shared').find(({ deployment }) => deployment.default).deployment.traffic).toBe(
      100 - changes * (teams / 2),
    );
  },
  60_000,
);

it('[P3] a folder’s document is the last one, whatever order its writers ended in, and nothing half-written is left', () => {
  const store = join(folder, 'store');
  expect(JSON.parse(readFileSync(join(store, 'discovery.json'), 'utf8')).revision).toBe(1 + teams * changes);
  const left = [...readdirSync(store), ...readdirSync(join(store, 'revisions'))].filter((name) =>
    name.includes('arriving'),
  );
  expect(left).toEqual([]);
});
