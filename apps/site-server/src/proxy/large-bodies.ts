import type { FastifyReply, FastifyRequest } from 'fastify';
import { maxJsonBytes, ProblemError } from '@alzette/server-kit';
import type { NetworkOf } from '../http/client-network';

const maxLargeBodies = 4;

/**
 * Refuses a network's fifth simultaneous request with more than 256 kB, before its body is read: each body stays in the memory of
 * two servers until it gets its response. A body of unknown length counts as large.
 *
 * @returns a hook for `onRequest`
 */
export function limitLargeBodies(networkOf: NetworkOf) {
  const open = new Map<string, number>();
  const add = (network: string, change: number) => {
    const count = (open.get(network) ?? 0) + change;
    if (count > 0) open.set(network, count);
    else open.delete(network);
  };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (Number(request.headers['content-length']) <= maxJsonBytes) return;
    const network = networkOf(request);
    if ((open.get(network) ?? 0) >= maxLargeBodies) {
      throw new ProblemError('too_many_requests', { detail: 'Too many large requests at once', retryAfter: 5 });
    }
    add(network, 1);
    reply.raw.once('close', () => add(network, -1));
  };
}
