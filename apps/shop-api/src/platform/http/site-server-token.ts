import type { FastifyRequest } from 'fastify';
import { jwtVerify, type JWTPayload } from 'jose';

/** For whom the site server signs: in the name of a visitor, or in its own. */
export type TokenAudience = 'shop-api' | 'shop-api-internal';

export type ReadToken = (request: Pick<FastifyRequest, 'headers'>) => Promise<JWTPayload | null>;

/** @param sessionKeys secrets shared with the site server, which signs with one of them; several while they are exchanged */
export function tokenReader(sessionKeys: readonly string[], audience: TokenAudience): ReadToken {
  const keys = sessionKeys.map((key) => new TextEncoder().encode(key));
  const rules = { algorithms: ['HS256'], issuer: 'site-server', audience, requiredClaims: ['exp'] };
  return async ({ headers }) => {
    const token = /^Bearer (\S+)$/u.exec(headers.authorization ?? '')?.[1];
    if (!token) return null;
    for (const key of keys) {
      const verified = await jwtVerify(token, key, rules).catch(() => null);
      if (verified) return verified.payload;
    }
    return null;
  };
}
