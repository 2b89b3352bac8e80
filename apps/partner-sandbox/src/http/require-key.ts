import { timingSafeEqual, createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '@alzette/server-kit';

/** Lets only the shop's servers in, which know the API key. */
export function requireKey(key: string): (request: FastifyRequest) => Promise<void> {
  const expected = digest(`Bearer ${key}`);
  return async ({ headers }) => {
    if (!timingSafeEqual(digest(headers.authorization ?? ''), expected)) {
      throw new ProblemError(401, 'key_required', 'This call needs a valid API key');
    }
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
