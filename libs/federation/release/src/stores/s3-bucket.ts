// The objects of an S3-compatible bucket. Region and credentials come from the usual AWS variables; ALZETTE_S3_ENDPOINT names a
// service other than Amazon S3.
import type { PutObjectCommandInput } from '@aws-sdk/client-s3';
import type { Variables } from '../keys';
import { ReleaseError } from '../release-error';
import { contentTypeOf } from './store';

/** The objects of a bucket by path, below the prefix of its address. */
export type S3Bucket = Awaited<ReturnType<typeof openBucket>>;

/**
 * @param address `s3://bucket` or `s3://bucket/prefix`
 * @throws ReleaseError for another address
 */
export async function openBucket(address: string, env: Variables) {
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
  const objectOf = (path: string) => ({ Bucket: bucket, Key: `${prefix}${path}` });

  const get = (path: string, condition: { readonly IfNoneMatch?: string } = {}) =>
    client.send(new GetObjectCommand({ ...objectOf(path), ...condition })).catch(failureUnless(404, 304));

  return {
    get,
    put: (path: string, body: Buffer | string, options: Partial<PutObjectCommandInput>) =>
      client
        .send(new PutObjectCommand({ ...objectOf(path), Body: body, ContentType: contentTypeOf(path), ...options }))
        .catch(failureUnless(409, 412, 404)),
    readBytes: async (path: string) => {
      const bytes = await (await get(path))?.Body?.transformToByteArray();
      return bytes ? Buffer.from(bytes) : null;
    },
    /** The objects below a folder. */
    list: async (folder: string) => {
      const found: { readonly path: string; readonly storedAt: Date }[] = [];
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${prefix}${folder}` });
      for await (const { Contents = [] } of pages) {
        for (const { Key = '', LastModified = new Date() } of Contents)
          found.push({ path: Key.slice(prefix.length), storedAt: LastModified });
      }
      return found;
    },
    remove: async (path: string) => void (await client.send(new DeleteObjectCommand(objectOf(path)))),
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
