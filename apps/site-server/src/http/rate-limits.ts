import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '@alzette/server-kit';

/** Requests a minute from one address: far above what a household does, far below what hurts. */
const requestsPerMinute = 3000;

export async function rateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    allowList: ({ url }) => url.startsWith('/health/'),
    errorResponseBuilder: () => new ProblemError(429, 'too_many_requests', 'Too many requests: try again in a minute'),
  });
}
