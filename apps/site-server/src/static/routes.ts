import { join, resolve } from 'node:path';
import { isBucket } from '@alzette/release';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../environment';

/**
 * The hashed files of the shell, and of every release in a folder. Their content never changes, so browsers keep them for a year; in
 * development files keep their names and change, so browsers ask each time.
 */
export async function staticFiles(
  app: FastifyInstance,
  { shellFolder, releases: { store } }: Pick<Environment, 'shellFolder' | 'releases'>,
): Promise<void> {
  const isDevelopment = process.env['NODE_ENV'] === 'development';
  const caching = isDevelopment ? { maxAge: 0 } : { immutable: true, maxAge: '1y', preCompressed: true };
  const options = { ...caching, index: false, wildcard: true } as const;
  await app.register(fastifyStatic, {
    ...options,
    root: join(resolve(shellFolder), 'assets'),
    prefix: '/assets/',
  });
  if (isBucket(store)) return;
  await app.register(fastifyStatic, {
    ...options,
    root: join(resolve(store), 'remotes'),
    prefix: '/remotes/',
    decorateReply: false,
  });
}
