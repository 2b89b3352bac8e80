import type { FastifyReply, FastifyRequest } from 'fastify';
import { PartnerError } from '../partners/partner-error';
import { notFound } from './problem-error';
import { toProblem } from './problem';

/** Answers every error as `application/problem+json`; records those that are the shop's or a partner's. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = { ...toProblem(error), requestId: request.id };
  if (problem.status >= 500) request.log.error({ err: error, code: problem.code }, 'request failed');
  if (error instanceof PartnerError && error.retryAfter !== null) reply.header('retry-after', String(error.retryAfter));
  return reply.code(problem.status).type('application/problem+json').send(problem);
}

export function handleNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return handleError(notFound(), request, reply);
}
