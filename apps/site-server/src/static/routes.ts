import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../environment';

/** The hashed files of the shell and of every release. Their content never changes, so browsers keep them for a year. */
export async function staticFiles(
  app: FastifyInstance,
  { shellFolder, storeFolder }: Pick<Environment, 'shellFolder' | 'storeFolder'>,
): Promise<void> {
  const forever = { immutable: true, maxAge: '1y', preCompressed: true, index: false, wildcard: true } as const;
  await app.register(fastifyStatic, {
    ...forever,
    root: join(resolve(shellFolder), 'assets'),
    prefix: '/assets/',
  });
  await app.register(fastifyStatic, {
    ...forever,
    root: join(resolve(storeFolder), 'remotes'),
    prefix: '/remotes/',
    decorateReply: false,
  });
}
