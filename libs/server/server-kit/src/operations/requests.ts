import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@alzette/shop-model';
import type {
  FastifyBaseLogger,
  FastifyError,
  FastifyHttpOptions,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawServerDefault,
} from 'fastify';
import { problem, ProblemError, sendProblem } from '../problem';
import { callerPosition, currentRequest, unrecordedPosition, withRequest } from '../tracing/request-context';
import type { RequestContext } from '../tracing/request-context';
import type { CallerPosition, Tracer } from '../tracing/tracer';
import type { Lifecycle } from './lifecycle';
import { requestLog } from './logging';
import { methodOf, routeOf, type ServerMetrics } from './metrics';

/** In bytes. Routes that accept more set their own `bodyLimit`. */
export const maxJsonBytes = 256 * 1024;

/** In milliseconds. */
export interface ServerTimeouts {
  /** A request, head and body, has to arrive within this time. */
  readonly request: number;
  /** A connection without traffic is closed, also while a response is computed. */
  readonly connection: number;
}

/** The connection timeout is longer than any call between the servers and to partners. */
const defaultTimeouts: ServerTimeouts = { request: 30_000, connection: 60_000 };

/** How often Node checks for late requests. Its default interval is as long as the whole request timeout. */
const maxCheckIntervalMs = 2_000;

export interface ServerOptions {
  readonly timeouts?: ServerTimeouts | undefined;
  /** In bytes; Node's default when left out. */
  readonly maxHeaderSize?: number;
}

/**
 * The Fastify options of every server, besides its log.
 *
 * @param ids `own` for a public server, `callers` for a server that takes the request id of its callers
 */
export function serverOptions(
  ids: 'own' | 'callers',
  { timeouts = defaultTimeouts, maxHeaderSize }: ServerOptions = {},
) {
  return {
    bodyLimit: maxJsonBytes,
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.connection,
    http: {
      connectionsCheckingInterval: Math.min(maxCheckIntervalMs, timeouts.request / 4),
      headersTimeout: timeouts.request,
      requestTimeout: timeouts.request,
      ...(maxHeaderSize !== undefined && { maxHeaderSize }),
    },
    // Validation ends at the first error: with `allErrors` the errors of one large body would exhaust the memory.
    // Counting the characters of a file by Unicode instead of by code units would block the server for a tenth of a second. Ajv warns that
    // the option is deprecated, so its warnings are off.
    ajv: { customOptions: { allErrors: false, unicode: false, logger: false } },
    logController: requestLog(),
    // `serverLog` adds the ids to the lines of a request; a logger for each request took a tenth of the time of a short one.
    childLoggerFactory: (logger) => logger,
    genReqId: ids === 'own' ? ownRequestId : callersRequestId,
    clientErrorHandler: sendMalformed,
    frameworkErrors: sendUnroutable,
    forceCloseConnections: 'idle',
    // A stopping server still serves requests on open connections.
    return503OnClosing: false,
  } as const satisfies FastifyHttpOptions<RawServerDefault>;
}

/** Servers send the request id in this header, to upstreams and to clients. */
export const requestIdHeader = 'x-request-id';

/** Ids are written to logs and to URLs of log systems, so other formats are refused. */
const wellFormed = /^[\w-]{8,64}$/u;

/** For public servers: ignores the id of the client. */
function ownRequestId(): string {
  return randomUUID();
}

/** For internal servers: the id of the caller when it is well-formed, else a new one. */
function callersRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[requestIdHeader];
  return typeof given === 'string' && wellFormed.test(given) ? given : ownRequestId();
}

/** Runs `work`, and everything that it starts, under the request id, in a trace of its own. */
export function withRequestId<Result>(requestId: string, work: () => Result): Result {
  const position = unrecordedPosition(callerPosition({}));
  return withRequest({ requestId, position, tracer: null, span: null }, work);
}

/** The header with the request id, for a call to another server; empty outside a request. */
export function requestIdHeaders(): Readonly<Record<string, string>> {
  const context = currentRequest();
  return context === undefined ? {} : { [requestIdHeader]: context.requestId };
}

export interface Observers {
  readonly metrics?: ServerMetrics | undefined;
  readonly lifecycle?: Lifecycle | undefined;
  readonly tracer?: Tracer | null | undefined;
  /** Whether the caller may decide that its trace is recorded; no caller when left out. */
  readonly trustsSampling?: (request: FastifyRequest) => boolean;
}

/**
 * Logs and measures each response, records its span, and sends the request id. Register it before other hooks, so that refused
 * requests count too. A draining server closes keep-alive connections.
 */
export function observeRequests(
  app: FastifyInstance,
  { metrics, lifecycle, tracer = null, trustsSampling = () => false }: Observers = {},
): void {
  const contexts = new WeakMap<FastifyRequest, RequestContext>();
  const responses = responseLog(app.log);
  const contextOf = (request: FastifyRequest): RequestContext => {
    const caller = callerPosition(request.headers);
    const parent = trustsSampling(request) ? caller : { ...caller, isSampled: null };
    const span = tracer && startSpan(tracer, request, parent);
    return { requestId: request.id, position: span?.position ?? unrecordedPosition(parent), tracer, span };
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    if (lifecycle?.isDraining) reply.header('connection', 'close');
    const context = contextOf(request);
    contexts.set(request, context);
    withRequest(context, () => done(faultOf(request)));
  });
  // The body arrives outside the context of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const context = contexts.get(request);
    return request.body === undefined || !context ? done() : withRequest(context, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    metrics?.observe(request, reply);
    const { method, id: requestId } = request;
    const milliseconds = Math.round(reply.elapsedTime);
    const { statusCode: status } = reply;
    const { position, span } = contexts.get(request) ?? {};
    const ids = { requestId, traceId: position?.traceId };
    responses.info({ ...ids, method, route: routeOf(request), status, milliseconds }, 'responded');
    span?.setAttributes({ 'http.response.status_code': status });
    if (status >= 500) span?.fail(String(status));
    span?.end();
    done();
  });
}

/** Logs responses without redaction: their lines contain no visitor input, and redaction would take most of the time. */
function responseLog(log: FastifyBaseLogger): FastifyBaseLogger {
  return log.child({}, { redact: [] });
}

function startSpan(tracer: Tracer, request: FastifyRequest, parent: CallerPosition) {
  const [method, route] = [methodOf(request), routeOf(request)];
  const attributes = { 'http.request.method': method, 'http.route': route, 'alzette.request_id': request.id };
  return tracer.start({ name: `${method} ${route}`, kind: 'server', parent, attributes });
}

/** The fault of a request head that Node accepts and these servers refuse. */
function faultOf({ url, raw }: FastifyRequest): ProblemError | undefined {
  // Requests to a proxy contain an absolute URL. These servers are not proxies, and their routes match paths.
  if (!url.startsWith('/')) return new ProblemError('invalid_request', { detail: 'The request target is no path' });
  // Node uses the first one; a proxy may have used the other (RFC 9112, 3.2).
  if (hostsOf(raw) > 1)
    return new ProblemError('invalid_request', { detail: 'The request has more than one Host header' });
  return undefined;
}

function hostsOf({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/iu.test(name)).length;
}

const failures: Readonly<Record<string, readonly [status: number, phrase: string, code: ErrorCode, title: string]>> = {
  HPE_HEADER_OVERFLOW: [
    431,
    'Request Header Fields Too Large',
    'too_large',
    'The headers of the request are too large',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'too_slow', 'The request took too long to arrive'],
};
const malformed = [400, 'Bad Request', 'invalid_request', 'This is not a valid HTTP request'] as const;

const safeHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** A refused client that keeps the connection open is disconnected after this time. */
const hangUpMs = 1_000;

/** Sends a problem document for malformed HTTP, which reaches no route and no error handler. */
function sendMalformed({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable || hasResponse(socket)) return void socket.destroy();
  const [status, phrase, name, title] = failures[code] ?? malformed;
  const body = JSON.stringify(problem(status, name, title));
  const headers = {
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...safeHeaders,
    connection: 'close',
  };
  const head = Object.entries(headers).map(([header, value]) => `${header}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${phrase}\r\n${head.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), hangUpMs).unref();
}

/** Node's documented way to detect a response that has begun. A second response in the same stream would corrupt it. */
function hasResponse(socket: Socket & { readonly _httpMessage?: { readonly headersSent: boolean } | null }): boolean {
  return socket._httpMessage?.headersSent ?? false;
}

/** Sends a problem document for a malformed address, which reaches no hook. Leaves out Fastify's message, which repeats the address. */
function sendUnroutable(
  { statusCode = 400 }: Partial<FastifyError>,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const title = statusCode === 414 ? 'A part of this address is too long' : 'The address is malformed';
  const { id: requestId, method } = request;
  responseLog(request.log).info({ requestId, method, route: 'unknown', status: statusCode }, 'responded');
  void sendProblem(
    reply.headers({ ...safeHeaders, [requestIdHeader]: request.id }),
    problem(statusCode, 'invalid_request', title),
  );
}
