import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../environment';
import { sendPage } from '../views/send-page';
import { renderTroublePage } from '../views/trouble-page';
import { ProblemError, sendProblem } from './problem';

/** Every error becomes a problem document, or a small page where a browser asked for a page. */
export function errorAnswers(app: FastifyInstance, { siteOrigin }: Pick<Environment, 'siteOrigin'>): void {
  const answer = (request: FastifyRequest, reply: FastifyReply, status: number, code: string, title: string) =>
    wantsPage(request)
      ? sendPage(reply, status, (nonce) => renderTroublePage(request.headers['accept-language'], status, nonce), {
          embeddedBy: siteOrigin,
        })
      : sendProblem(reply, status, code, title);

  app.setNotFoundHandler((request, reply) => answer(request, reply, 404, 'not_found', 'There is nothing here'));

  app.setErrorHandler((error: FastifyError | ProblemError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500 && !(error instanceof ProblemError)) request.log.error({ err: error }, 'request failed');
    return answer(request, reply, status, codeOf(error, status), titleOf(error, status));
  });
}

function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.authorization === undefined && (headers.accept ?? '').includes('text/html');
}

function codeOf(error: FastifyError | ProblemError, status: number): string {
  if (error instanceof ProblemError) return error.code;
  if (status === 413) return 'too_large';
  return status >= 500 ? 'internal_error' : 'invalid_request';
}

function titleOf(error: FastifyError | ProblemError, status: number): string {
  return status >= 500 && !(error instanceof ProblemError) ? 'Something went wrong on our side' : error.message;
}
