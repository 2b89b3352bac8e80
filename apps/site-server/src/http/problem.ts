import type { Problem } from '@alzette/shop-model';
import type { FastifyReply } from 'fastify';

/** An error that is answered as a problem document. `code` is stable, for programs. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  constructor(
    readonly statusCode: number,
    readonly code: string,
    readonly title: string,
    options?: ErrorOptions,
  ) {
    super(title, options);
  }
}

export function problem(status: number, code: string, title: string): Problem {
  return { type: 'about:blank', title, status, code };
}

export function sendProblem(reply: FastifyReply, document: Problem): FastifyReply {
  return reply
    .code(document.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(document));
}
