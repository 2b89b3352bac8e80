import { createServer } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { lostLogLines } from './log-output';

/** The Prometheus metrics of a server. */
export interface ServerMetrics {
  /** For metrics of the server's own. */
  readonly registry: Registry;
  /** Observes a response. Labels never hold input of a client. */
  observe(request: FastifyRequest, reply: FastifyReply): void;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const bucketSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** @param server name in kebab-case, the label `server` of each metric */
export function serverMetrics(server: string): ServerMetrics {
  const registry = new Registry();
  registry.setDefaultLabels({ server });
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: bucketSeconds,
    registers: [registry],
  });
  registry.registerMetric(
    new Counter({
      name: 'alzette_log_lines_lost_total',
      help: 'Log lines that could not be written, for instance to a full disk',
      registers: [],
      collect() {
        this.reset();
        this.inc(lostLogLines());
      },
    }),
  );
  return {
    registry,
    observe: (request, reply) => {
      durations.observe(
        { method: methodOf(request), route: routeOf(request), status: reply.statusCode },
        reply.elapsedTime / 1_000,
      );
    },
  };
}

/** The method; `other` for unknown ones, which a client may invent. */
export function methodOf({ method }: FastifyRequest): string {
  return methods.has(method) ? method : 'other';
}

/** The pattern of the route; `unknown` for unmatched addresses. */
export function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? 'unknown';
}

/** Serves `GET /metrics` on an internal port. Rejects when the port is taken. */
export function serveMetrics(
  registry: Registry,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<void> {
  const server = createServer(({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
}
