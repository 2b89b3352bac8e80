import { responseOf, redirectResponse } from '@alzette/server-kit';
import { join, resolve } from 'node:path';
import { isBucket } from '@alzette/release';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { publicFileHeaders } from '../http/embedder';
import type { Environment } from '../settings/environment';

type Folders = Pick<Environment, 'shellFolder' | 'embedFolder' | 'releases'>;

const isDevelopment = process.env['NODE_ENV'] === 'development';
const caching = isDevelopment ? { maxAge: 0 } : { immutable: true, maxAge: '1y', preCompressed: true };
const hashedFiles = { ...caching, index: false, wildcard: true } as const;

/**
 * Serves the hashed files of the shell, the embed host and the releases. Their content never changes, so browsers cache them
 * for a year. In development file names are stable and contents change, so browsers revalidate.
 */
export async function staticFiles(app: FastifyInstance, folders: Folders): Promise<void> {
  await app.register(fastifyStatic, {
    ...hashedFiles,
    root: join(resolve(folders.shellFolder), 'assets'),
    prefix: '/assets/',
  });
  await app.register(publicFiles, folders);
}

/** Serves the files of embedding pages: `/embed.js`, whose name is stable, and the hashed files behind it. */
async function publicFiles(app: FastifyInstance, { embedFolder, releases: { store } }: Folders): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => void reply.headers(publicFileHeaders));
  if (!isBucket(store)) {
    await app.register(fastifyStatic, {
      ...hashedFiles,
      root: join(resolve(store), 'remotes'),
      prefix: '/remotes/',
      decorateReply: false,
    });
  }
  await app.register(fastifyStatic, {
    ...hashedFiles,
    root: join(resolve(embedFolder), 'assets'),
    prefix: '/embed/assets/',
    decorateReply: false,
  });
  app.get(
    '/embed.js',
    {
      schema: {
        summary: 'Puts the shop’s remotes into any page',
        response: { 200: responseOf('A script', 'application/javascript'), 304: redirectResponse },
      },
    },
    (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile('embed.js', resolve(embedFolder), { cacheControl: false }),
  );
}
