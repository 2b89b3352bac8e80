// Against a small imitation of S3, not against a real service: see docs/guides/releasing.md.
const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

let folder;
let s3;
let store;
let buildRelease;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 's3-store-'));
  s3 = await (await import('../testing/imitation-s3.mjs')).startImitationS3();
  ({ buildRelease } = await import('../testing/build-release.mjs'));
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'tests', AWS_SECRET_ACCESS_KEY: 'tests' });
  store = await (await import('./open-store.mjs')).openStore('s3://shop/releases', { ALZETTE_S3_ENDPOINT: s3.url });
});
afterEach(async () => {
  store.close();
  await s3.close();
  rmSync(folder, { recursive: true });
});

const built = (content = 'mount()') =>
  buildRelease(join(folder, 'built'), {
    version: '1.0.0',
    files: { 'remoteEntry.js': 'entry()', 'mount.js': content },
  });

it('[P3] replaces the document only where nobody else did', async () => {
  expect(await store.readDocument()).toEqual({ document: null, tag: null });
  expect(await store.writeDocument({ revision: 1 }, null)).toBe('written');
  expect(await store.writeDocument({ revision: 1 }, null)).toBe('conflict');
  const { tag } = await store.readDocument();
  expect(await store.writeDocument({ revision: 2 }, tag)).toBe('written');
  expect(await store.writeDocument({ revision: 2 }, tag)).toBe('conflict');
  expect((await store.readDocument()).document).toEqual({ revision: 2 });
  expect(await store.readDocument((await store.readDocument()).tag)).toMatchObject({ document: undefined });
});

it('[P3] uploads the manifest last, with types and for ever, and only once', async () => {
  await store.putRelease('cart', '1.0.0', built());
  const puts = s3.requests.filter((request) => request.startsWith('PUT'));
  expect(puts).toHaveLength(5);
  expect(puts.at(-1)).toBe('PUT releases/remotes/cart/1.0.0/release.json');
  expect(s3.objects.get('releases/remotes/cart/1.0.0/mount.js').headers).toEqual({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  await store.putRelease('cart', '1.0.0', built());
  expect(s3.requests.filter((request) => request.startsWith('PUT'))).toHaveLength(5);
});

it('[P3] never writes over a release, whole or half uploaded', async () => {
  await store.putRelease('cart', '1.0.0', built());
  await expect(store.putRelease('cart', '1.0.0', built('other()'))).rejects.toThrow('raise the version');
  s3.objects.delete('releases/remotes/cart/1.0.0/release.json');
  await expect(store.putRelease('cart', '1.0.0', built('other()'))).rejects.toThrow('raise the version');
  await store.putRelease('cart', '1.0.0', built());
  expect((await store.readFile('remotes/cart/1.0.0/mount.js')).toString()).toBe('mount()');
});

it('says when the bucket does not exist', async () => {
  const { openStore } = await import('./open-store.mjs');
  const missing = await openStore('s3://no-such-bucket', { ALZETTE_S3_ENDPOINT: s3.url });
  await expect(missing.readDocument()).rejects.toThrow('The bucket does not exist');
  missing.close();
});
