import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from './problem-error';
import type { ShopServer } from './shop-server';

const tenMinutes = 600_000;

interface RateLimits {
  /** Keeps the counts of one route apart from another's. */
  readonly name: string;
  /** Requests in ten minutes. */
  readonly perSession: number;
  readonly perAddress: number;
}

/** Guards a route that could be probed: one count for the visitor, one for the network address. */
export function rateLimits(app: ShopServer, { name, perSession, perAddress }: RateLimits) {
  const limits = [
    limiter(app, perSession, (request) => `${name}:session:${request.visitor?.id ?? request.ip}`),
    limiter(app, perAddress, (request) => `${name}:address:${request.ip}`),
  ];
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    for (const limit of limits) {
      const result = await limit(request);
      if (result.isAllowed || !result.isExceeded) continue;
      reply.header('retry-after', String(result.ttlInSeconds));
      throw new ProblemError(429, 'rate_limited', 'Too many requests; try again later');
    }
  };
}

function limiter(app: ShopServer, max: number, keyGenerator: (request: FastifyRequest) => string) {
  return app.createRateLimit({ max, timeWindow: tenMinutes, keyGenerator });
}
