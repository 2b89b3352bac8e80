import type { FastifyServerOptions } from 'fastify';
import { requestLog } from './logging';
import { answerMalformed, answerUnroutable } from './malformed-requests';
import { callersRequestId, ownRequestId } from './request-id';

/**
 * What every server's Fastify is made with, besides its log.
 *
 * @param ids `own` for a server that the public reaches, `callers` for one that takes the request's id from who calls
 */
export function serverOptions(ids: 'own' | 'callers') {
  return {
    logController: requestLog(),
    genReqId: ids === 'own' ? ownRequestId : callersRequestId,
    clientErrorHandler: answerMalformed,
    frameworkErrors: answerUnroutable,
    forceCloseConnections: 'idle',
    // A request that comes in while the server stops, on a connection that was open, is still answered.
    return503OnClosing: false,
  } as const satisfies FastifyServerOptions;
}
