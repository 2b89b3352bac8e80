import { join, resolve } from 'node:path';
import { isBucket } from '@alzette/release';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../environment';

/** The hashed files of the shell, and of every release in a folder. Their content never changes, so browsers keep them for a year. */
export async function staticFiles(
  app: FastifyInstance,
  { shellFolder, releases: { store } }: Pick<Environment, 'shellFolder' | 'releases'>,
): Promise<void> {
  const forever = { immutable: true, maxAge: '1y', preCompressed: true, index: false, wildcard: true } as const;
  await app.register(fastifyStatic, {
    ...forever,
    root: join(resolve(shellFolder), 'assets'),
    prefix: '/assets/',
  });
  if (isBucket(store)) return;
  await app.register(fastifyStatic, {
    ...forever,
    root: join(resolve(store), 'remotes'),
    prefix: '/remotes/',
    decorateReply: false,
  });
}
