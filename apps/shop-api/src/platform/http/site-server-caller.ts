import type { FastifyRequest } from 'fastify';
import { ProblemError } from './problem-error';
import { tokenReader } from './site-server-token';

/**
 * For routes between the servers: 401 `server_required` without the site server's own proof. What it signs for visitors is for
 * another audience and opens nothing here.
 */
export function requireSiteServer(sessionKeys: readonly string[]) {
  const read = tokenReader(sessionKeys, 'shop-api-internal');
  return async (request: FastifyRequest): Promise<void> => {
    if (!(await read(request))) throw new ProblemError(401, 'server_required', 'This address is for the site server');
  };
}
