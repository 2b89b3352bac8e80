import { answerOf, redirectAnswer } from '@alzette/server-kit';
import { join, resolve } from 'node:path';
import { isBucket } from '@alzette/release';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { publicFileHeaders } from '../embedding/cors';
import type { Environment } from '../environment';

type Folders = Pick<Environment, 'shellFolder' | 'embedFolder' | 'releases'>;

const isDevelopment = process.env['NODE_ENV'] === 'development';
const caching = isDevelopment ? { maxAge: 0 } : { immutable: true, maxAge: '1y', preCompressed: true };
const hashedFiles = { ...caching, index: false, wildcard: true } as const;

/**
 * The hashed files of the shell, and of every release in a folder. Their content never changes, so browsers keep them for a year; in
 * development files keep their names and change, so browsers ask each time.
 */
export async function staticFiles(app: FastifyInstance, folders: Folders): Promise<void> {
  await app.register(fastifyStatic, {
    ...hashedFiles,
    root: join(resolve(folders.shellFolder), 'assets'),
    prefix: '/assets/',
  });
  await app.register(filesForAnyPage, folders);
}

/** What a page that embeds the shop loads: `/embed.js`, which keeps its name, and the hashed files behind it. */
async function filesForAnyPage(app: FastifyInstance, { embedFolder, releases: { store } }: Folders): Promise<void> {
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
        response: { 200: answerOf('A script', 'application/javascript'), 304: redirectAnswer },
      },
    },
    (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile('embed.js', resolve(embedFolder), { cacheControl: false }),
  );
}
