import { problem, problemOf, sendProblem, type ProblemError } from '@alzette/server-kit';
import type { Problem } from '@alzette/shop-model';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../environment';
import { sendPage } from '../views/send-page';
import { renderTroublePage } from '../views/trouble-page';

/** Every error becomes a problem document, or a small page where a browser asked for a page. */
export function errorAnswers(app: FastifyInstance, { embeddingOrigins }: Pick<Environment, 'embeddingOrigins'>): void {
  const answer = (request: FastifyRequest, reply: FastifyReply, document: Problem) => {
    if (!wantsPage(request)) return sendProblem(reply, document);
    const { status } = document;
    const render = (nonce: string) => renderTroublePage(request.headers['accept-language'], status, nonce);
    return sendPage(reply, status, render, { embeddedBy: embeddingOrigins.join(' ') });
  };

  app.setNotFoundHandler((request, reply) =>
    answer(request, reply, problem(404, 'not_found', 'There is nothing here')),
  );

  app.setErrorHandler((error: FastifyError | ProblemError, request, reply) => {
    const document = problemOf(error);
    // An ordered outage is no fault of the sandbox.
    if (document.code === 'internal_error') request.log.error({ err: error }, 'request failed');
    return answer(request, reply, document);
  });
}

function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.authorization === undefined && (headers.accept ?? '').includes('text/html');
}
