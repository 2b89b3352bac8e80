import { contentTypeOf, type BucketStore } from '@alzette/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicFileHeaders } from '../embedding/cors';

/** A file of a release: `cart/1.2.0/mount.1a2b.js`. No way out of the folder. */
const releaseFile = /^[a-z][a-z0-9-]*\/\d[0-9A-Za-z.-]*\/(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./~-]*$/u;

/** `/remotes/…` out of a bucket: streamed, as browsers keep each file for a year and so ask for it once. */
export async function bucketFiles(app: FastifyInstance, { store }: { readonly store: BucketStore }): Promise<void> {
  app.get('/remotes/*', { schema: { summary: 'Files of releases' } }, async (request, reply) => {
    const { '*': path = '' } = request.params as { readonly '*'?: string };
    return releaseFile.test(path) ? sendFile(store, `remotes/${path}`, request, reply) : reply.callNotFound();
  });
}

async function sendFile(store: BucketStore, path: string, { headers }: FastifyRequest, reply: FastifyReply) {
  const takesBrotli = /\bbr\b/u.test(String(headers['accept-encoding'] ?? ''));
  const compressed = takesBrotli && /\.(?:js|css)$/u.test(path) ? await store.openFile(`${path}.br`) : null;
  const found = compressed ?? (await store.openFile(path));
  if (!found) return reply.callNotFound();
  if (compressed) reply.header('content-encoding', 'br');
  return reply
    .headers(publicFileHeaders)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', 'accept-encoding')
    .header('content-length', found.length)
    .type(contentTypeOf(path))
    .send(found.body);
}
