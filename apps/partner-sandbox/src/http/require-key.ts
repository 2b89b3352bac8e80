import { timingSafeEqual, createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '@alzette/server-kit';
import type { Environment } from '../environment';

type Keys = Pick<Environment, 'partnerKey' | 'formerPartnerKeys'>;

/** Lets only the shop's servers in, which know the API key. */
export function requireKey({ partnerKey, formerPartnerKeys }: Keys): (request: FastifyRequest) => Promise<void> {
  const expected = [partnerKey, ...formerPartnerKeys].map((key) => digest(`Bearer ${key}`));
  return async ({ headers }) => {
    const given = digest(headers.authorization ?? '');
    if (!expected.some((key) => timingSafeEqual(given, key))) {
      throw new ProblemError(401, 'key_required', 'This call needs a valid API key');
    }
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
