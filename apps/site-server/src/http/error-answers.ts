import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { preferredLocale } from '../pages/preferred-locale';
import { renderErrorPage } from '../pages/error-page';
import type { Environment } from '../environment';
import { sendPage } from './send-page';
import { problem, ProblemError, sendProblem } from './problem';

/** Every error becomes a problem document, or a small translated page where a browser asked for a page. */
export function errorAnswers(app: FastifyInstance, environment: Environment): void {
  const answer = (request: FastifyRequest, reply: FastifyReply, status: number, code: string, title: string) => {
    if (!wantsPage(request)) return sendProblem(reply, problem(status, code, title));
    const locale = preferredLocale(request);
    return sendPage(reply, status, environment, (nonce) =>
      renderErrorPage({ locale, status, nonce, operator: environment.operator }),
    );
  };

  app.setNotFoundHandler((request, reply) => answer(request, reply, 404, 'not_found', 'There is nothing here'));

  app.setErrorHandler((error: FastifyError | ProblemError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    return answer(request, reply, status, codeOf(error, status), titleOf(error, status));
  });
}

function wantsPage(request: FastifyRequest): boolean {
  const isFile = /^\/(api|assets|remotes|health)\//u.test(request.url);
  return !isFile && ['GET', 'HEAD'].includes(request.method) && (request.headers.accept ?? '').includes('text/html');
}

function codeOf(error: FastifyError | ProblemError, status: number): string {
  if (error instanceof ProblemError) return error.code;
  if (status === 429) return 'too_many_requests';
  if (status === 413) return 'too_large';
  return status >= 500 ? 'internal_error' : 'invalid_request';
}

function titleOf(error: FastifyError | ProblemError, status: number): string {
  return status >= 500 && !(error instanceof ProblemError) ? 'Something went wrong on our side' : error.message;
}
