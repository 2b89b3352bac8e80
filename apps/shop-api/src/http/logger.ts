import type { FastifyInstance, FastifyLoggerOptions } from 'fastify';
import type { DestinationStream, LoggerOptions } from 'pino';

const personalFields = [
  'email', 'phone', 'firstName', 'lastName', 'firstname', 'lastname', 'birthdate', 'iban', 'idNumber', 'street',
  'NationalNumber', 'first_name', 'last_name', 'authorization',
];

/** Addresses of requests are never logged: they may hold an IBAN, a name or an order's token. */
export function loggerOptions(level: string, stream?: DestinationStream): FastifyLoggerOptions & LoggerOptions {
  return {
    level,
    redact: { paths: personalFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[redacted]' },
    serializers: {
      req: (request: { method: string }) => ({ method: request.method }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    },
    ...(stream ? { stream } : {}),
  };
}

/** One line per answer, naming the route's pattern instead of the address. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
