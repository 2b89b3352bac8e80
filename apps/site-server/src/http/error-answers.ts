import { problem, problemOf, ProblemError, sendProblem } from '@alzette/server-kit';
import type { Problem } from '@alzette/shop-model';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { preferredLocale } from '../pages/preferred-locale';
import { renderErrorPage } from '../pages/error-page';
import type { Environment } from '../environment';
import { sendPage } from './send-page';

/** Every error becomes a problem document, or a small translated page where a browser asked for a page. */
export function errorAnswers(app: FastifyInstance, environment: Environment): void {
  const answer = (request: FastifyRequest, reply: FastifyReply, document: Problem) => {
    if (!wantsPage(request)) return sendProblem(reply, document);
    const { status } = document;
    const locale = preferredLocale(request);
    return sendPage(reply, status, environment, (nonce) =>
      renderErrorPage({ locale, status, nonce, operator: environment.operator }),
    );
  };

  app.setNotFoundHandler((request, reply) =>
    answer(request, reply, problem(404, 'not_found', 'There is nothing here')),
  );

  app.setErrorHandler((error: FastifyError | ProblemError, request, reply) => {
    const document = problemOf(error);
    if (error instanceof ProblemError && error.retryAfter !== null)
      reply.header('retry-after', String(error.retryAfter));
    if (document.status >= 500) request.log.error({ err: error }, 'request failed');
    return answer(request, reply, document);
  });
}

function wantsPage(request: FastifyRequest): boolean {
  const isFile = /^\/(api|assets|embed|remotes|health)\//u.test(request.url);
  return !isFile && ['GET', 'HEAD'].includes(request.method) && (request.headers.accept ?? '').includes('text/html');
}
