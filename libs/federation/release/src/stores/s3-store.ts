// A release store in an S3-compatible bucket. The service must support conditional writes (If-Match, If-None-Match).
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Variables } from '../keys';
import { openBucket, type S3Bucket } from './s3-bucket';
import {
  filesOfBuild,
  otherContent,
  parseDocument,
  privateFolder,
  refuseOtherContent,
  type BucketStore,
} from './store';

const immutable = 'public, max-age=31536000, immutable';
const parallelUploads = 8;

/**
 * @param address `s3://bucket` or `s3://bucket/prefix`
 * @throws ReleaseError for another address
 */
export async function s3Store(address: string, env: Variables): Promise<BucketStore> {
  const bucket = await openBucket(address, env);
  return {
    address,
    async readDocument(knownTag) {
      const found = await bucket.get('discovery.json', knownTag ? { IfNoneMatch: knownTag } : {});
      if (found === undefined) return { document: undefined, tag: knownTag ?? null };
      const text = await found?.Body?.transformToString();
      if (text === undefined) return { document: null, tag: null };
      return { document: parseDocument(text, `${address}/discovery.json`), tag: found?.ETag ?? null };
    },
    async writeDocument(document, tag) {
      const condition = tag === null ? { IfNoneMatch: '*' } : { IfMatch: tag };
      const text = `${JSON.stringify(document, null, 2)}\n`;
      return (await bucket.put('discovery.json', text, { ...condition, CacheControl: 'no-cache' }))
        ? 'written'
        : 'conflict';
    },
    readRevision: async () => null,
    async putRelease(name, version, built) {
      const folder = `remotes/${name}/${version}`;
      const release = `${name}@${version}`;
      // The manifest is uploaded last: a release that has one is complete.
      if (await bucket.get(`${folder}/release.json`))
        return refuseOtherContent(release, built, (file) => bucket.readBytes(`${folder}/${file}`));
      const files = (await filesOfBuild(built)).released.filter((file) => file !== 'release.json');
      const upload = async (file: string) =>
        putNew(bucket, `${folder}/${file}`, await readFile(join(built, file)), release);
      for (let first = 0; first < files.length; first += parallelUploads) {
        await Promise.all(files.slice(first, first + parallelUploads).map(upload));
      }
      await upload('release.json');
    },
    readFile: bucket.readBytes,
    writeFile: async (file, content) => void (await bucket.put(file, content, { CacheControl: 'no-store' })),
    async storedReleases() {
      return (await bucket.list('remotes/')).flatMap(({ path, storedAt }) => {
        const [, name, version, file] = path.split('/');
        return name && version && file === 'release.json' ? [{ name, version, storedAt }] : [];
      });
    },
    async removeRelease(name, version) {
      const folder = `remotes/${name}/${version}/`;
      const files = [...(await bucket.list(folder)), ...(await bucket.list(`${privateFolder(name, version)}/`))];
      // Without its manifest a release is incomplete, and may be uploaded again.
      const paths = [`${folder}release.json`, ...files.map(({ path }) => path)];
      for (const path of paths) await bucket.remove(path);
    },
    async openFile(file) {
      const found = await bucket.get(file);
      return found ? { body: found.Body as NodeJS.ReadableStream, length: found.ContentLength ?? 0 } : null;
    },
    close: bucket.close,
  };
}

/** Uploads a new file. An existing file must have the same content. */
async function putNew(bucket: S3Bucket, file: string, body: Buffer, release: string): Promise<void> {
  if (await bucket.put(file, body, { IfNoneMatch: '*', CacheControl: immutable })) return;
  if (!(await bucket.readBytes(file))?.equals(body)) throw otherContent(release, file);
}
