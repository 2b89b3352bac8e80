import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from './lifecycle';
import { routeOf, type ServerMetrics } from './metrics';
import { requestIdHeader, withRequestId } from './request-id';

export interface Observers {
  readonly metrics?: ServerMetrics | undefined;
  readonly lifecycle?: Lifecycle | undefined;
}

/**
 * One line of the log and one figure for each answer, and the request's id in its head. Comes before every other hook, so that refused
 * requests are seen as well. A server that stops lets go of connections that would stay open.
 */
export function observeRequests(app: FastifyInstance, { metrics, lifecycle }: Observers = {}): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    if (lifecycle?.isDraining) reply.header('connection', 'close');
    withRequestId(request.id, done);
  });
  // A body arrives on the connection, which belongs to no request.
  app.addHook('preValidation', (request, _reply, done) =>
    request.body === undefined ? done() : withRequestId(request.id, done),
  );
  app.addHook('onResponse', (request, reply, done) => {
    metrics?.answered(request, reply);
    const { method } = request;
    const milliseconds = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOf(request), status: reply.statusCode, milliseconds }, 'answered');
    done();
  });
}
