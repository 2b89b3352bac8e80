import type { FastifyRequest } from 'fastify';
import { jwtVerify } from 'jose';
import { ProblemError } from './problem-error';

/** Who asks, as the site server vouches for it. `accountNumber` only for a customer who logged in. */
export interface Visitor {
  readonly id: string;
  readonly accountNumber: string | null;
  /** Address of the page of another origin that embeds the shop and asks; null for the shop's own pages. */
  readonly page: string | null;
  /** Stands for the network that the visitor comes from; null from a site server that does not tell. */
  readonly network: string | null;
}

export type ReadVisitor = (request: FastifyRequest) => Promise<Visitor | null>;

/** @param sessionKey secret shared with the site server, which signs a token for each call it passes on */
export function visitorReader(sessionKey: string): ReadVisitor {
  const key = new TextEncoder().encode(sessionKey);
  const rules = { algorithms: ['HS256'], issuer: 'site-server', audience: 'shop-api', requiredClaims: ['sub', 'exp'] };
  return async (request) => {
    const token = /^Bearer (\S+)$/u.exec(request.headers.authorization ?? '')?.[1];
    if (!token) return null;
    try {
      const { payload } = await jwtVerify(token, key, rules);
      if (!payload.sub) return null;
      const { account, page, network } = payload as Readonly<Record<string, unknown>>;
      return { id: payload.sub, accountNumber: textOrNull(account), page: textOrNull(page), network: textOrNull(network) };
    } catch {
      return null;
    }
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** For routes that belong to a visitor: 401 `session_required` without a valid session. */
export async function requireVisitor(request: FastifyRequest): Promise<void> {
  visitorOf(request);
}

/** @throws ProblemError 401 `session_required` */
export function visitorOf(request: FastifyRequest): Visitor {
  if (!request.visitor) throw new ProblemError(401, 'session_required', 'This address needs a visitor session');
  return request.visitor;
}

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor | null;
  }
}
