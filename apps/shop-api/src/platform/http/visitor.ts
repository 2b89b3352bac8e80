import type { FastifyRequest } from 'fastify';
import type { JWTPayload } from 'jose';
import { ProblemError } from './problem-error';
import { tokenReader } from './site-server-token';

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

/** @param sessionKeys secrets shared with the site server, which signs a token with one of them for each call it passes on */
export function visitorReader(sessionKeys: readonly string[]): ReadVisitor {
  const read = tokenReader(sessionKeys, 'shop-api');
  return async (request) => {
    const claims = await read(request);
    return claims && visitorOfClaims(claims);
  };
}

function visitorOfClaims({ sub, account, page, network }: JWTPayload): Visitor | null {
  return sub
    ? { id: sub, accountNumber: textOrNull(account), page: textOrNull(page), network: textOrNull(network) }
    : null;
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
