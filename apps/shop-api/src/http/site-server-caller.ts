import type { FastifyRequest } from 'fastify';
import { jwtVerify } from 'jose';
import { ProblemError } from './problem-error';

/**
 * For routes between the servers: 401 `server_required` without the site server's own proof. What it signs for visitors is for
 * another audience and opens nothing here.
 */
export function requireSiteServer(sessionKey: string) {
  const key = new TextEncoder().encode(sessionKey);
  const rules = { algorithms: ['HS256'], issuer: 'site-server', audience: 'shop-api-internal', requiredClaims: ['exp'] };
  return async ({ headers }: FastifyRequest): Promise<void> => {
    const token = /^Bearer (\S+)$/u.exec(headers.authorization ?? '')?.[1] ?? '';
    await jwtVerify(token, key, rules).catch(() => {
      throw new ProblemError(401, 'server_required', 'This address is for the site server');
    });
  };
}
