// A release store in an S3-compatible bucket. The service must support conditional writes (If-Match, If-None-Match). Region and
// credentials come from the usual AWS variables; ALZETTE_S3_ENDPOINT names a service other than Amazon S3.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PutObjectCommandInput } from '@aws-sdk/client-s3';
import type { Variables } from '../keys';
import { ReleaseError } from '../release-error';
import {
  contentTypeOf,
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
  // Loaded only where a bucket is used: the client is large.
  const { DeleteObjectCommand, GetObjectCommand, paginateListObjectsV2, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3');
  const { bucket, prefix } = readAddress(address);
  const endpoint = env.ALZETTE_S3_ENDPOINT;
  const client = new S3Client({
    region: env.AWS_REGION ?? 'us-east-1',
    requestHandler: { connectionTimeout: 2_000, socketTimeout: 5_000 },
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
  const objectOf = (file: string) => ({ Bucket: bucket, Key: `${prefix}${file}` });

  const get = (file: string, condition: { readonly IfNoneMatch?: string } = {}) =>
    client.send(new GetObjectCommand({ ...objectOf(file), ...condition })).catch(failureUnless(404, 304));
  const put = (file: string, body: Buffer | string, options: Partial<PutObjectCommandInput>) =>
    client
      .send(new PutObjectCommand({ ...objectOf(file), Body: body, ContentType: contentTypeOf(file), ...options }))
      .catch(failureUnless(409, 412, 404));
  const readBytes = async (file: string) => {
    const bytes = await (await get(file))?.Body?.transformToByteArray();
    return bytes ? Buffer.from(bytes) : null;
  };

  /** The objects below a folder of the store, with their paths in the store. */
  async function objectsIn(folder: string) {
    const found: { readonly path: string; readonly storedAt: Date }[] = [];
    for await (const { Contents = [] } of paginateListObjectsV2(
      { client },
      { Bucket: bucket, Prefix: `${prefix}${folder}` },
    )) {
      for (const { Key = '', LastModified = new Date() } of Contents)
        found.push({ path: Key.slice(prefix.length), storedAt: LastModified });
    }
    return found;
  }

  /** Uploads a new file. An existing file must have the same content. */
  async function putNew(file: string, body: Buffer, release: string): Promise<void> {
    if (await put(file, body, { IfNoneMatch: '*', CacheControl: immutable })) return;
    if (!(await readBytes(file))?.equals(body)) throw otherContent(release, file);
  }

  return {
    address,
    async readDocument(knownTag) {
      const found = await get('discovery.json', knownTag ? { IfNoneMatch: knownTag } : {});
      if (found === undefined) return { document: undefined, tag: knownTag ?? null };
      const text = await found?.Body?.transformToString();
      if (text === undefined) return { document: null, tag: null };
      return { document: parseDocument(text, `${address}/discovery.json`), tag: found?.ETag ?? null };
    },
    async writeDocument(document, tag) {
      const condition = tag === null ? { IfNoneMatch: '*' } : { IfMatch: tag };
      const text = `${JSON.stringify(document, null, 2)}\n`;
      return (await put('discovery.json', text, { ...condition, CacheControl: 'no-cache' })) ? 'written' : 'conflict';
    },
    readRevision: async () => null,
    async putRelease(name, version, built) {
      const folder = `remotes/${name}/${version}`;
      const release = `${name}@${version}`;
      // The manifest is uploaded last: a release that has one is complete.
      if (await get(`${folder}/release.json`))
        return refuseOtherContent(release, built, (file) => readBytes(`${folder}/${file}`));
      const files = (await filesOfBuild(built)).released.filter((file) => file !== 'release.json');
      const upload = async (file: string) => putNew(`${folder}/${file}`, await readFile(join(built, file)), release);
      for (let first = 0; first < files.length; first += parallelUploads) {
        await Promise.all(files.slice(first, first + parallelUploads).map(upload));
      }
      await upload('release.json');
    },
    readFile: readBytes,
    writeFile: async (file, content) => void (await put(file, content, { CacheControl: 'no-store' })),
    async storedReleases() {
      return (await objectsIn('remotes/')).flatMap(({ path, storedAt }) => {
        const [, name, version, file] = path.split('/');
        return name && version && file === 'release.json' ? [{ name, version, storedAt }] : [];
      });
    },
    async removeRelease(name, version) {
      const folder = `remotes/${name}/${version}/`;
      const files = [...(await objectsIn(folder)), ...(await objectsIn(`${privateFolder(name, version)}/`))];
      // Without its manifest a release is incomplete, and may be uploaded again.
      const paths = [`${folder}release.json`, ...files.map(({ path }) => path)];
      for (const path of paths) await client.send(new DeleteObjectCommand(objectOf(path)));
    },
    async openFile(file) {
      const found = await get(file);
      return found ? { body: found.Body as NodeJS.ReadableStream, length: found.ContentLength ?? 0 } : null;
    },
    close: () => client.destroy(),
  };
}

function readAddress(address: string) {
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*?))?\/?$/u.exec(address) ?? [];
  if (!bucket) throw new ReleaseError(`"${address}" is not a bucket: write s3://bucket or s3://bucket/prefix.`);
  return { bucket, prefix: prefix === '' ? '' : `${prefix}/` };
}

/** Null for a missing object, undefined for an object that a condition excluded; rethrows every other fault. */
function failureUnless(...statuses: readonly number[]) {
  return (error: { readonly name?: string; readonly $metadata?: { readonly httpStatusCode?: number } }) => {
    if (error.name === 'NoSuchBucket')
      throw new ReleaseError('The bucket does not exist: create it first, or correct its name.', { cause: error });
    const status = error.$metadata?.httpStatusCode;
    if (status === undefined || !statuses.includes(status)) throw error;
    return status === 404 ? null : undefined;
  };
}
