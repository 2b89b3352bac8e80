import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDocument } from '../document';
import { buildRelease, startImitationS3, type ImitationS3 } from '../testing';
import { openStore } from './open-store';
import type { BucketStore } from './store';

// Against a small imitation of S3, not against a real service: see docs/guides/releasing.md.
let folder: string;
let s3: ImitationS3;
let store: BucketStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 's3-store-'));
  s3 = await startImitationS3();
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'tests', AWS_SECRET_ACCESS_KEY: 'tests' });
  store = await openStore('s3://shop/releases', { ALZETTE_S3_ENDPOINT: s3.url });
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
const documentOf = (revision: number) => ({ ...emptyDocument, revision });
const uploads = () => s3.requests.filter((request) => request.startsWith('PUT'));

describe('a store in a bucket', () => {
  it('[P3] replaces the document only if it has not changed since it was read', async () => {
    expect(await store.readDocument()).toEqual({ document: null, tag: null });
    expect(await store.writeDocument(documentOf(1), null)).toBe('written');
    expect(await store.writeDocument(documentOf(1), null)).toBe('conflict');
    const { tag } = await store.readDocument();
    expect(await store.writeDocument(documentOf(2), tag)).toBe('written');
    expect(await store.writeDocument(documentOf(2), tag)).toBe('conflict');
    const current = await store.readDocument();
    expect(current.document).toEqual(documentOf(2));
    expect(await store.readDocument(current.tag)).toEqual({ document: undefined, tag: current.tag });
  });

  it('[P3] uploads a release once, with media types, as immutable, and its manifest last', async () => {
    await store.putRelease('cart', '1.0.0', built());
    expect(uploads()).toHaveLength(5);
    expect(uploads().at(-1)).toBe('PUT releases/remotes/cart/1.0.0/release.json');
    expect(s3.objects.get('releases/remotes/cart/1.0.0/mount.js')?.headers).toEqual({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    await store.putRelease('cart', '1.0.0', built());
    expect(uploads()).toHaveLength(5);
  });

  it('[P3] never overwrites a release, complete or partly uploaded', async () => {
    await store.putRelease('cart', '1.0.0', built());
    await expect(store.putRelease('cart', '1.0.0', built('other()'))).rejects.toThrow('raise the version');
    s3.objects.delete('releases/remotes/cart/1.0.0/release.json');
    await expect(store.putRelease('cart', '1.0.0', built('other()'))).rejects.toThrow('raise the version');
    await store.putRelease('cart', '1.0.0', built());
    expect((await store.readFile('remotes/cart/1.0.0/mount.js'))?.toString()).toBe('mount()');
  });

  it('[P3] lists what it stores, and removes a release with its private files', async () => {
    await store.putRelease('cart', '1.0.0', built());
    await store.writeFile('private/cart/1.0.0/origin.json', '{}');
    await store.putRelease('tv', '2.0.0', built());
    expect(await store.storedReleases()).toEqual([
      { name: 'cart', version: '1.0.0', storedAt: expect.any(Date) },
      { name: 'tv', version: '2.0.0', storedAt: expect.any(Date) },
    ]);
    await store.removeRelease('cart', '1.0.0');
    expect([...s3.objects.keys()].filter((key) => key.includes('/cart/'))).toEqual([]);
    expect(await store.storedReleases()).toHaveLength(1);
  });

  it('reports a bucket that does not exist', async () => {
    const missing = await openStore('s3://no-such-bucket', { ALZETTE_S3_ENDPOINT: s3.url });
    await expect(missing.readDocument()).rejects.toThrow('The bucket does not exist');
    missing.close();
  });
});
