import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** What a server counts, for Prometheus. */
export interface ServerMetrics {
  /** For figures of the server's own. */
  readonly registry: Registry;
  /** Notes an answer. Labels are what the server knows by itself, never what somebody sent. */
  answered(request: FastifyRequest, reply: FastifyReply): void;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** @param server name in kebab-case, the label `server` of each figure */
export function serverMetrics(server: string): ServerMetrics {
  const registry = new Registry();
  registry.setDefaultLabels({ server });
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers: [registry],
  });
  return {
    registry,
    answered: (request, reply) => {
      const method = methods.has(request.method) ? request.method : 'other';
      durations.observe({ method, route: routeOf(request), status: reply.statusCode }, reply.elapsedTime / 1_000);
    },
  };
}

/** The pattern of the route that answered; the same word for everything that no route stands for. */
export function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? 'unknown';
}
