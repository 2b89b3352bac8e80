import { openStore, signDocument, type BucketStore } from '@alzette/release';
import { startImitationS3, type ImitationS3 } from '@alzette/release/testing';
import { discoverySchemaUrl } from '@alzette/discovery';
import { until, visitor } from '../testing/releases';
import { bootOf, manifest, release, releaseKeys, startSite, type Site } from '../testing/site';

// Runs against an S3 imitation: see docs/guides/releasing.md.
let site: Site;
let bucket: BucketStore;
let now = Date.UTC(2026, 10, 21);
let s3: ImitationS3;
const store = 's3://shop/releases';

beforeAll(async () => {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'tests', AWS_SECRET_ACCESS_KEY: 'tests' });
  s3 = await startImitationS3();
  const variables = { ALZETTE_S3_ENDPOINT: s3.url };
  bucket = await openStore(store, variables);
  site = await startSite({ releases: { store, bucket: variables } }, { now: () => now });
});
afterAll(async () => {
  await site.close();
  bucket.close();
  await s3.close();
});

/** Uploads a release and makes it the default. */
async function publish(version: string, revision: number) {
  site.write(`built/${version}/release.json`, manifest('cart', version));
  site.write(`built/${version}/mount.4d.js`, 'plain();');
  site.write(`built/${version}/mount.4d.js.br`, 'compressed');
  await bucket.putRelease('cart', version, site.path(`built/${version}`));
  const document = {
    schema: discoverySchemaUrl,
    revision,
    expires: '2100-01-01T00:00:00Z',
    microFrontends: { 'alzette/cart': [release('cart', version)] },
  };
  const { tag } = await bucket.readDocument();
  expect(await bucket.writeDocument(await signDocument(document, releaseKeys.privateKey), tag)).toBe('written');
}

it('[P1, P3] a release in a bucket shows on the next page after a second', async () => {
  await publish('1.0.0', 1);
  const { body } = await site.app.inject({ url: '/en/cart' });
  expect(bootOf(body).discovery).toMatchObject({
    revision: 1,
    remotes: { cart: [{ version: '1.0.0', manifest: { version: '1.0.0' } }] },
  });

  await publish('1.1.0', 2);
  expect(await visitor(site).versionsOn('/en/cart')).toEqual(['1.0.0']);
  now += 1_001;
  await site.app.inject({ url: '/discovery.json' });
  await until(async () => (await site.app.inject({ url: '/discovery.json' })).json().revision === 2);
  expect(await visitor(site).versionsOn('/en/cart')).toEqual(['1.1.0']);
});

it('[P3] release files are streamed from the bucket, compressed and cached for a year', async () => {
  const file = (headers: Record<string, string>) =>
    site.app.inject({ url: '/remotes/cart/1.0.0/mount.4d.js', headers });
  const plain = await file({});
  expect(plain).toMatchObject({ statusCode: 200, body: 'plain();' });
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  const compressed = await file({ 'accept-encoding': 'gzip, br' });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(compressed.body).toBe('compressed');
});

it.each([
  '/remotes/cart/9.9.9/mount.4d.js',
  '/remotes/cart/1.0.0/..%2f..%2f..%2fdiscovery.json',
  '/remotes/discovery.json',
])('[P1] %s gets a problem document', async (url) => {
  const { statusCode, headers } = await site.app.inject({ url, headers: { accept: 'text/html,*/*' } });
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
  expect(headers['content-type']).toContain('application/problem+json');
});
