import { LogController, type FastifyServerOptions } from 'fastify';
import { redact } from './redact';

/** Whatever somebody puts into a line by mistake; libraries log whole heads of requests at their most talkative level. */
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
const deepestCause = 5;

export interface LogSettings {
  /** Of the server, in kebab-case: the field `name` of each line. */
  readonly name: string;
  readonly level: string;
  /** Where lines go instead of the standard output. */
  readonly stream?: { write(line: string): void } | undefined;
}

/**
 * The log of a server: one JSON object per line. Addresses are never in it, since they may hold an IBAN, a name or an order's token, and
 * of errors only what says what went wrong.
 */
export function serverLog({ name, level, stream }: LogSettings) {
  return {
    name,
    level,
    redact: { paths: personalFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[redacted]' },
    serializers: {
      req: ({ method }: { readonly method: string }) => ({ method }),
      res: ({ statusCode }: { readonly statusCode: number }) => ({ statusCode }),
      err: loggableError,
    },
    ...(stream && { stream }),
  } satisfies FastifyServerOptions['logger'];
}

/** Lines of a request name it `requestId`. What Fastify would say of each request, `observeRequests` says in one line. */
export function requestLog(): LogController {
  return new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' });
}

export type LoggableError = {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: string;
  readonly cause?: LoggableError;
};

/** Libraries put rows, mail addresses and whole requests on their errors. What stays is the kind, the redacted words and where it happened. */
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
    ...(cause !== undefined && depth < deepestCause && { cause: loggableError(cause, depth + 1) }),
  };
}
