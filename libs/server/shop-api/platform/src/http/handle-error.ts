import { STATUS_CODES } from 'node:http';
import { ProblemError, ThreadsBusyError } from '@alzette/server-kit';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '@alzette/shop-model';
import { isDatabaseUnavailable } from '../database/database-unavailable';
import { PartnerError } from '../partners/partner-error';
import { notFound } from './problem';

/**
 * Sends every error as `application/problem+json`, below `/tmf-api` as `Error` of TMF630, and logs the faults of the shop and its
 * partners.
 */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = { ...documentOf(toProblem(error)), requestId: request.id };
  if (problem.status >= 500) request.log.error({ err: error, code: problem.code }, 'request failed');
  if (error instanceof PartnerError && error.retryAfter !== null) reply.header('retry-after', String(error.retryAfter));
  if (error instanceof ThreadsBusyError) reply.header('retry-after', '5');
  reply.code(problem.status);
  if (request.url.startsWith('/tmf-api/')) return reply.type('application/json').send(tmfErrorOf(problem));
  return reply.type('application/problem+json').send(problem);
}

export function handleNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return handleError(notFound(), request, reply);
}

const maxErrors = 20;

/** Converts an error to the response for the client. Unknown errors reveal no details. */
function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof PartnerError) {
    const detail = `${error.partner} cannot be reached at the moment`;
    return new ProblemError('partner_unavailable', { detail, ...(error.reason === 'timeout' && { status: 504 }) });
  }
  if (error instanceof ThreadsBusyError) return new ProblemError('too_many_requests');
  if (isDatabaseUnavailable(error)) return new ProblemError('database_unavailable');
  return fromFastify(error as Partial<FastifyError> | null);
}

function fromFastify(error: Partial<FastifyError> | null): ProblemError {
  if (error?.validation) return invalidRequest(error as FastifyError);
  const status = error?.statusCode ?? 500;
  if (status === 429) return new ProblemError('too_many_requests');
  if (status < 400 || status >= 500) return new ProblemError('internal_error');
  return new ProblemError('invalid_request', { status, ...(error?.message && { detail: error.message }) });
}

function invalidRequest({ validation, validationContext }: FastifyError): ProblemError {
  const errors = (validation ?? []).slice(0, maxErrors).map(({ instancePath, keyword, params, message }) => {
    const missing = keyword === 'required' ? `/${String(params['missingProperty'])}` : '';
    return { path: `${validationContext ?? 'body'}${instancePath}${missing}`, message: message ?? 'is wrong' };
  });
  return new ProblemError('invalid_request', { errors });
}

function tmfErrorOf({ code, title, detail, errors = [], status }: Problem) {
  const message = errors.map(({ path, message: fault }) => `${path}: ${fault}`).join('; ');
  return {
    code,
    reason: detail ?? title,
    ...(message !== '' && { message }),
    status: String(status),
    '@type': 'Error',
  };
}

function documentOf({ statusCode: status, code, message: detail, extras }: ProblemError): Problem {
  return { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail, code, ...extras };
}
