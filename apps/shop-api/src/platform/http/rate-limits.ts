import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimit, RateCounter } from './hit-counter';
import { ProblemError } from './problem-error';
import type { ShopServer } from './shop-server';

const tenMinutes = 600;

export interface RouteLimits {
  /** Keeps the counts of one route apart from another's. */
  readonly name: string;
  /** Requests in ten minutes. */
  readonly perSession: number;
  readonly perNetwork: number;
}

/** Guards a route that could be probed: one count for the visitor, one for the network they come from. */
export function limitRequests(app: ShopServer, limits: RouteLimits) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await enforceLimits(app.rateCounter, reply, limitedSubjects(request, limits));
  };
}

/** A hit of one subject, and how many it may have. */
export type LimitedSubject = readonly [subject: string, allowance: RateLimit];

/** Who is counted for a request. The session comes first: whoever has used it up does not use up what neighbours share. */
export function limitedSubjects(
  { visitor, ip }: FastifyRequest,
  { name, perSession, perNetwork: perAddress }: RouteLimits,
): LimitedSubject[] {
  const network = visitor?.network ?? ip;
  return [
    [`${name}:session:${visitor?.id ?? network}`, { max: perSession, seconds: tenMinutes }],
    [`${name}:address:${network}`, { max: perAddress, seconds: tenMinutes }],
  ];
}

/** @throws ProblemError 429 `rate_limited`, with `Retry-After` on the reply */
export async function enforceLimits(
  counter: RateCounter,
  reply: FastifyReply,
  counts: readonly LimitedSubject[],
): Promise<void> {
  for (const [subject, allowance] of counts) {
    const wait = await counter.count(subject, allowance);
    if (wait === null) continue;
    reply.header('retry-after', String(wait));
    throw new ProblemError(429, 'rate_limited', 'Too many requests; try again later');
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    rateCounter: RateCounter;
  }
}
