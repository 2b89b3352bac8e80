import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { problem, sendProblem } from '../problem';
import { requestIdHeader } from './request-id';

const answers: Readonly<Record<string, readonly [status: number, words: string, code: string, title: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'too_large', 'The head of the request is too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'too_slow', 'The request took too long to arrive'],
};
const malformed = [400, 'Bad Request', 'invalid_request', 'This is no HTTP request'] as const;

const safeHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Answers what is no HTTP request, which no route and no error handler ever sees, like every other error. */
export function answerMalformed({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, words, name, title] = answers[code] ?? malformed;
  const body = JSON.stringify(problem(status, name, title));
  const headers = {
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...safeHeaders,
    connection: 'close',
  };
  const head = Object.entries(headers).map(([header, value]) => `${header}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${words}\r\n${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Answers an address that cannot be read, which comes by no hook. Its own words stay out: they repeat the address. */
export function answerUnroutable(
  { statusCode = 400 }: Partial<FastifyError>,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const title = statusCode === 414 ? 'A part of this address is too long' : 'This is no address';
  request.log.info({ method: request.method, route: 'unknown', status: statusCode }, 'answered');
  void sendProblem(
    reply.headers({ ...safeHeaders, [requestIdHeader]: request.id }),
    problem(statusCode, 'invalid_request', title),
  );
}
