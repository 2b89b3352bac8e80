import type { ErrorCode, Problem } from '@alzette/shop-model';
import { errorEntry } from '@alzette/shop-model/schemas';
import type { FastifyError, FastifyReply } from 'fastify';

/** Members of a problem document besides its code. */
export type ProblemExtras = Pick<Problem, 'errors' | 'totals' | 'name' | 'available' | 'limit'>;

export interface ProblemErrorOptions extends ErrorOptions, ProblemExtras {
  /** HTTP status, if it differs from that of the code. */
  readonly status?: number;
  /** Explanation, if the message of the code is not specific enough. */
  readonly detail?: string;
  /** Seconds until a retry makes sense. */
  readonly retryAfter?: number;
}

/** An error that is sent as a problem document. `docs/errors.md` lists the codes. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly statusCode: number;
  readonly extras: ProblemExtras;
  /** Seconds, for the header `Retry-After`; null when unknown. */
  readonly retryAfter: number | null;

  constructor(
    readonly code: ErrorCode,
    { status, detail, retryAfter, cause, ...extras }: ProblemErrorOptions = {},
  ) {
    const entry = errorEntry(code);
    super(detail ?? entry.message, cause === undefined ? {} : { cause });
    this.statusCode = status ?? entry.status;
    this.extras = extras;
    this.retryAfter = retryAfter ?? null;
  }
}

export function problem(status: number, code: ErrorCode, title: string): Problem {
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
  if (error instanceof ProblemError) return problem(status, error.code, error.message);
  return problem(status, codeOf(status), status >= 500 ? 'Something went wrong on our side' : error.message);
}

function codeOf(status: number): ErrorCode {
  if (status === 429) return 'too_many_requests';
  if (status === 413) return 'too_large';
  return status >= 500 ? 'internal_error' : 'invalid_request';
}
