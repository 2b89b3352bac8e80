// A release store in an S3-compatible bucket, which has to know conditional writes (If-Match, If-None-Match). Region and
// credentials come from the usual AWS variables; ALZETTE_S3_ENDPOINT names a service other than Amazon's.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseError } from '../release-error.mjs';
import { contentTypeOf } from './content-type.mjs';
import { parseDocument } from './parse-document.mjs';
import { filesIn, refuseOtherContent } from './same-release.mjs';

const forever = 'public, max-age=31536000, immutable';
const uploadsAtOnce = 8;

/**
 * @param {string} address `s3://bucket` or `s3://bucket/prefix`
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Promise<import('../index.d.mts').BucketStore>}
 */
export async function s3Store(address, env) {
  // Loaded only where a bucket is used: the client is large.
  const { S3Client, GetObjectCommand, PutObjectCommand } = await import('@aws-sdk/client-s3');
  const { bucket, prefix } = readAddress(address);
  const endpoint = env.ALZETTE_S3_ENDPOINT;
  const client = new S3Client({
    region: env.AWS_REGION ?? 'us-east-1',
    requestHandler: { connectionTimeout: 2_000, socketTimeout: 5_000 },
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });

  const get = (file, condition) =>
    client
      .send(new GetObjectCommand({ Bucket: bucket, Key: `${prefix}${file}`, ...condition }))
      .catch(unless([404, 304]));
  const put = (file, body, options) =>
    client
      .send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: `${prefix}${file}`,
          Body: body,
          ContentType: contentTypeOf(file),
          ...options,
        }),
      )
      .catch(unless([409, 412, 404]));
  const readBytes = async (file) => {
    const found = await get(file);
    return found ? Buffer.from(await found.Body.transformToByteArray()) : null;
  };

  /** Uploads a file that is not there yet; one that is has to be the same. */
  async function putNew(file, body, release) {
    if (await put(file, body, { IfNoneMatch: '*', CacheControl: forever })) return;
    if ((await readBytes(file))?.equals(body)) return;
    throw new ReleaseError(
      `${release} is in the store with another ${file}: releases never change, so raise the version and build again.`,
    );
  }

  return {
    address,
    async readDocument(known) {
      const found = await get('discovery.json', known && { IfNoneMatch: known });
      if (!found) return found === null ? { document: null, tag: null } : { document: undefined, tag: known };
      return {
        document: parseDocument(await found.Body.transformToString(), `${address}/discovery.json`),
        tag: found.ETag,
      };
    },
    async writeDocument(document, tag) {
      const condition = tag === null ? { IfNoneMatch: '*' } : { IfMatch: tag };
      const written = await put('discovery.json', `${JSON.stringify(document, null, 2)}\n`, {
        ...condition,
        CacheControl: 'no-cache',
      });
      return written ? 'written' : 'conflict';
    },
    async putRelease(name, version, built) {
      const folder = `remotes/${name}/${version}`;
      const release = `${name}@${version}`;
      // The manifest goes last: where it stands, all the others do.
      if (await get(`${folder}/release.json`))
        return refuseOtherContent(release, built, (file) => readBytes(`${folder}/${file}`));
      const files = (await filesIn(built)).filter((file) => file !== 'release.json');
      for (let from = 0; from < files.length; from += uploadsAtOnce) {
        const some = files.slice(from, from + uploadsAtOnce);
        await Promise.all(
          some.map(async (file) => putNew(`${folder}/${file}`, await readFile(join(built, file)), release)),
        );
      }
      await putNew(`${folder}/release.json`, await readFile(join(built, 'release.json')), release);
    },
    readFile: readBytes,
    async openFile(file) {
      const found = await get(file);
      return found ? { body: found.Body, length: found.ContentLength } : null;
    },
    close: () => client.destroy(),
  };
}

function readAddress(address) {
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*?))?\/?$/u.exec(address) ?? [];
  if (!bucket) throw new ReleaseError(`"${address}" is no bucket: write s3://bucket or s3://bucket/prefix.`);
  return { bucket, prefix: prefix === '' ? '' : `${prefix}/` };
}

/** Null for a missing object, undefined for one that a condition ruled out; any other fault is thrown. */
function unless(statuses) {
  return (error) => {
    if (error.name === 'NoSuchBucket')
      throw new ReleaseError('The bucket does not exist: make it first, or write its name as it is.', { cause: error });
    const status = error.$metadata?.httpStatusCode;
    if (!statuses.includes(status)) throw error;
    return status === 404 ? null : undefined;
  };
}
