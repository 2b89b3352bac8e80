import type { Problem } from '@alzette/shop-model';
import type { FastifyError, FastifyReply } from 'fastify';

export interface ProblemErrorOptions extends ErrorOptions {
  /** Seconds until a retry makes sense. */
  readonly retryAfter?: number;
}

/** An error that is sent as a problem document. `code` is stable, for programs. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  /** Seconds, for the header `Retry-After`; null when unknown. */
  readonly retryAfter: number | null;

  constructor(
    readonly statusCode: number,
    readonly code: string,
    readonly title: string,
    options: ProblemErrorOptions = {},
  ) {
    super(title, options);
    this.retryAfter = options.retryAfter ?? null;
  }
}

export function problem(status: number, code: string, title: string): Problem {
  return { type: 'about:blank', title, status, code };
}

/** Sends the problem with the request id, which finds the error in the logs. */
export function sendProblem(reply: FastifyReply, document: Problem): FastifyReply {
  return reply
    .code(document.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify({ ...document, requestId: reply.request.id }));
}

/** The problem document of any error, without the details of internal ones. */
export function problemOf(error: FastifyError | ProblemError): Problem {
  const status = error.statusCode ?? 500;
  if (error instanceof ProblemError) return problem(status, error.code, error.title);
  return problem(status, codeOf(status), status >= 500 ? 'Something went wrong on our side' : error.message);
}

function codeOf(status: number): string {
  if (status === 429) return 'too_many_requests';
  if (status === 413) return 'too_large';
  return status >= 500 ? 'internal_error' : 'invalid_request';
}
