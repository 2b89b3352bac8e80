import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DiscoveryDocumentSchema } from '@alzette/discovery/schemas';
import { type BucketStore, contentTypeOf } from '@alzette/release';
import { publicFileHeaders } from '../http/embedder';
import type { ShellStore } from '../static/shell-store';
import type { ReleaseStore } from './release-store';

interface ReleaseRouteOptions {
  readonly releases: ReleaseStore;
  readonly shell: ShellStore;
}

/**
 * `GET /discovery.json`: the signed discovery document. The header `alzette-contract` lists the contracts of the host on this
 * site; `alzette-release check --against` reads it.
 */
export async function releaseRoutes(app: FastifyInstance, { releases, shell }: ReleaseRouteOptions): Promise<void> {
  app.get(
    '/discovery.json',
    {
      schema: {
        summary: 'The releases of each remote and their shares of visitors',
        response: { 200: DiscoveryDocumentSchema },
      },
    },
    async (_request, reply) => {
      const provided = Object.entries((await shell.manifest())?.provides ?? {}).map(
        ([name, version]) => `${name}=${version}`,
      );
      reply.header('cache-control', 'no-cache').header('alzette-contract', provided.join(', '));
      return releases.document();
    },
  );
}

/** A file of a release: `cart/1.2.0/mount.1a2b.js`, without `..`. */
const releaseFile = /^[a-z][a-z0-9-]*\/\d[0-9A-Za-z.-]*\/(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./~-]*$/u;

/** Streams `/remotes/…` from a bucket without a cache: browsers keep each file for a year. */
export async function bucketFileRoutes(
  app: FastifyInstance,
  { store }: { readonly store: BucketStore },
): Promise<void> {
  app.get('/remotes/*', { schema: { summary: 'Files of releases' } }, async (request, reply) => {
    const { '*': path = '' } = request.params as { readonly '*'?: string };
    return releaseFile.test(path) ? sendFile(store, `remotes/${path}`, request, reply) : reply.callNotFound();
  });
}

async function sendFile(store: BucketStore, path: string, { headers }: FastifyRequest, reply: FastifyReply) {
  const acceptsBrotli = /\bbr\b/u.test(String(headers['accept-encoding'] ?? ''));
  const compressed = acceptsBrotli && /\.(?:js|css)$/u.test(path) ? await store.openFile(`${path}.br`) : null;
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
