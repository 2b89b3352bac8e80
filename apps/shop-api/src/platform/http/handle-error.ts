import { STATUS_CODES } from 'node:http';
import { ProblemError, ThreadsBusyError } from '@alzette/server-kit';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode, Problem } from '@alzette/shop-model';
import { isDatabaseUnavailable } from '../database/database-unavailable';
import { PartnerError } from '../partners/partner-error';
import { notFound } from './problem';

/** Answers every error as `application/problem+json` and logs the faults of the shop and its partners. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = { ...toProblem(error), requestId: request.id };
  if (problem.status >= 500) request.log.error({ err: error, code: problem.code }, 'request failed');
  if (error instanceof PartnerError && error.retryAfter !== null) reply.header('retry-after', String(error.retryAfter));
  if (error instanceof ThreadsBusyError) reply.header('retry-after', '5');
  return reply.code(problem.status).type('application/problem+json').send(problem);
}

export function handleNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return handleError(notFound(), request, reply);
}

const maxErrors = 20;

/** Turns an error into what the client reads. Unknown errors reveal nothing. */
function toProblem(error: unknown): Problem {
  if (error instanceof ProblemError) return problem(error.statusCode, error.code, error.message, error.extras);
  if (error instanceof PartnerError) {
    const status = error.reason === 'timeout' ? 504 : 502;
    return problem(status, 'partner_unavailable', `${error.partner} cannot be reached at the moment`);
  }
  if (error instanceof ThreadsBusyError) return tooMany();
  if (isDatabaseUnavailable(error)) return problem(503, 'database_unavailable', 'The shop cannot answer at the moment');
  return fromFastify(error as Partial<FastifyError> | null);
}

function problem(status: number, code: ErrorCode, detail: string, extras: Partial<Problem> = {}): Problem {
  return { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail, code, ...extras };
}

function fromFastify(error: Partial<FastifyError> | null): Problem {
  if (error?.validation) return invalidRequest(error as FastifyError);
  const status = error?.statusCode ?? 500;
  if (status === 429) return tooMany();
  if (status >= 400 && status < 500)
    return problem(status, 'invalid_request', error?.message ?? 'The request is wrong');
  return problem(500, 'internal_error', 'The shop made a mistake; it has been recorded');
}

function tooMany(): Problem {
  return problem(429, 'too_many_requests', 'Too many requests; try again later');
}

function invalidRequest({ validation, validationContext }: FastifyError): Problem {
  const errors = (validation ?? []).slice(0, maxErrors).map(({ instancePath, keyword, params, message }) => {
    const missing = keyword === 'required' ? `/${String(params['missingProperty'])}` : '';
    return { path: `${validationContext ?? 'body'}${instancePath}${missing}`, message: message ?? 'is wrong' };
  });
  return problem(400, 'invalid_request', 'Some values are missing or wrong', { errors });
}
