import { type FastifyServerOptions, LogController } from 'fastify';
import { currentRequest } from '../tracing/request-context';
import { logOutput } from './log-output';

/** Redacted wherever code or a library logs them by mistake. */
const personalFields = [
  'email',
  'phone',
  'firstName',
  'lastName',
  'firstname',
  'lastname',
  'birthdate',
  'iban',
  'idNumber',
  'street',
  'NationalNumber',
  'first_name',
  'last_name',
  'authorization',
  'headers',
  'cookie',
  'cookies',
];
const maxCauseDepth = 5;

export interface LogSettings {
  /** The server in kebab-case: the field `name` of each line. */
  readonly name: string;
  readonly level: string;
  /** Receives the lines; the standard output when left out. */
  readonly stream?: { write(line: string): void } | undefined;
}

/**
 * The log of a server: one JSON object per line, with the ids of the request and of the trace that caused it. It never holds addresses, which may contain an IBAN, a name or an order token.
 * Errors are reduced by `loggableError`.
 */
export function serverLog({ name, level, stream }: LogSettings) {
  return {
    name,
    level,
    mixin: idsOfTheRequest,
    redact: { paths: personalFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[redacted]' },
    serializers: {
      req: ({ method }: { readonly method: string }) => ({ method }),
      res: ({ statusCode }: { readonly statusCode: number }) => ({ statusCode }),
      err: loggableError,
    },
    stream: stream ?? logOutput(),
  } satisfies FastifyServerOptions['logger'];
}

/** Empty outside a request and a job. */
function idsOfTheRequest(): { readonly requestId?: string; readonly traceId?: string } {
  const context = currentRequest();
  return context ? { requestId: context.requestId, traceId: context.position.traceId } : {};
}

/** Replaces Fastify's request lines: `observeRequests` logs one line for each request. */
export function requestLog(): LogController {
  return new LogController({ disableRequestLogging: true });
}

export type LoggableError = {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: string;
  readonly cause?: LoggableError;
};

/** Reduces an error to type, redacted message, code and stack: libraries attach rows, mail addresses and whole requests. */
export function loggableError(error: unknown, depth = 0): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, message: redact(String(error)), stack: '' };
  const { name, message, stack = '', cause, code } = error as NodeJS.ErrnoException;
  return {
    type: name,
    message: redact(message),
    ...(code !== undefined && { code: String(code) }),
    stack: stack
      .split('\n')
      .filter((line) => /^\s+at /u.test(line))
      .join('\n'),
    ...(cause !== undefined && depth < maxCauseDepth && { cause: loggableError(cause, depth + 1) }),
  };
}

/** Replaces queries, e-mail addresses, IBANs, long numbers and tokens in a text. */
export function redact(text: string): string {
  return text
    .replace(/\?\S*/gu, '?…')
    .replace(/\S+@\S+/gu, '(email)')
    .replace(/\b[A-Z]{2}\d{2}[\dA-Z ]{10,32}\b/giu, '(iban)')
    .replace(/\+?\d[\d .-]{5,}\d/gu, '(number)')
    .replace(/(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{24,}/gu, '(token)');
}
