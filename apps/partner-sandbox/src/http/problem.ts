import type { Problem } from '@alzette/shop-model';
import type { FastifyReply } from 'fastify';

/** An error that is answered as a problem document. `code` is stable, for programs. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  constructor(
    readonly statusCode: number,
    readonly code: string,
    title: string,
  ) {
    super(title);
  }
}

export function notFound(): ProblemError {
  return new ProblemError(404, 'not_found', 'There is nothing here');
}

export function sendProblem(reply: FastifyReply, status: number, code: string, title: string): FastifyReply {
  const document: Problem = { type: 'about:blank', title, status, code };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(document));
}
