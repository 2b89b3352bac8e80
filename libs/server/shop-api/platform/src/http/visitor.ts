import { maxClockDifferenceMs, ProblemError } from '@alzette/server-kit';
import type { FastifyRequest } from 'fastify';
import { jwtVerify, type JWTPayload } from 'jose';
import type { Operator } from '@alzette/operator-config';

/** The client of a request, as the site server signed it. */
export interface Visitor {
  /** Session id. */
  readonly id: string;
  /** Null for a guest. */
  readonly accountNumber: string | null;
  /** Address of the page on another origin that embeds the shop; null on the shop's own pages. */
  readonly page: string | null;
  /** Identifies the visitor's network; null if the site server does not send it. */
  readonly network: string | null;
  /** Identifies the IPv6 site (/56) of that network; missing for IPv4. */
  readonly site?: string;
}

export type ReadVisitor = (request: FastifyRequest) => Promise<Visitor | null>;

/** `shop-api` tokens identify a visitor, `shop-api-internal` tokens the site server itself. */
type TokenAudience = 'shop-api' | 'shop-api-internal';

/** @param sessionKeys secrets shared with the site server; several during a key rotation */
export function visitorReader(sessionKeys: readonly string[]): ReadVisitor {
  const read = tokenReader(sessionKeys, 'shop-api');
  return async (request) => {
    const claims = await read(request);
    return claims && visitorOfClaims(claims);
  };
}

/** Guards routes between the servers: 401 `server_required` without a token of the site server itself. */
export function requireSiteServer(sessionKeys: readonly string[]) {
  const read = tokenReader(sessionKeys, 'shop-api-internal');
  return async (request: FastifyRequest): Promise<void> => {
    if (!(await read(request))) throw new ProblemError('server_required');
  };
}

/** Guards routes that belong to a visitor: 401 `session_required` without a valid session. */
export async function requireVisitor(request: FastifyRequest): Promise<void> {
  visitorOf(request);
}

/** @throws ProblemError 401 `session_required` */
export function visitorOf(request: Pick<FastifyRequest, 'visitor'>): Visitor {
  if (!request.visitor) throw new ProblemError('session_required');
  return request.visitor;
}

/** The page that embeds the shop for this visitor, if the operator allows its origin; null on the shop's own pages. */
export function embeddingPage(
  { operator }: { readonly operator: Pick<Operator, 'embedding'> },
  { page }: Visitor,
): string | null {
  if (page === null || !URL.canParse(page)) return null;
  return operator.embedding.origins.includes(new URL(page).origin) ? page : null;
}

function tokenReader(sessionKeys: readonly string[], audience: TokenAudience) {
  const keys = sessionKeys.map((key) => new TextEncoder().encode(key));
  const clockTolerance = maxClockDifferenceMs / 1_000;
  const rules = { algorithms: ['HS256'], issuer: 'site-server', audience, requiredClaims: ['exp'], clockTolerance };
  return async ({ headers }: Pick<FastifyRequest, 'headers'>): Promise<JWTPayload | null> => {
    const token = /^Bearer (\S+)$/u.exec(headers.authorization ?? '')?.[1];
    if (!token) return null;
    for (const key of keys) {
      const verified = await jwtVerify(token, key, rules).catch(() => null);
      if (verified) return verified.payload;
    }
    return null;
  };
}

function visitorOfClaims({ sub, account, page, network, site }: JWTPayload): Visitor | null {
  return sub
    ? {
        id: sub,
        accountNumber: textOrNull(account),
        page: textOrNull(page),
        network: textOrNull(network),
        ...(typeof site === 'string' && { site }),
      }
    : null;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor | null;
  }
}
