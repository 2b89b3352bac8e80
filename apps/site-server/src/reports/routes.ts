import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { redact } from './redact';

const Word = Type.String({ maxLength: 200 });
/** What a report may say besides its message. Anything else a page sends is dropped before it is read. */
const ContextSchema = Type.Object(
  {
    remote: Type.Optional(Word),
    version: Type.Optional(Word),
    page: Type.Optional(Word),
    locale: Type.Optional(Word),
    step: Type.Optional(Word),
    operation: Type.Optional(Word),
    code: Type.Optional(Word),
    status: Type.Optional(Word),
    variantCode: Type.Optional(Word),
    entityCode: Type.Optional(Word),
  },
  { additionalProperties: false },
);
const ReportSchema = Type.Object(
  { message: Type.String({ minLength: 1 }), context: Type.Optional(ContextSchema) },
  { additionalProperties: false },
);

/** `POST /api/errors`: the browser's report port. The report becomes one line of the log. */
export async function reportRoutes(app: FastifyInstance): Promise<void> {
  app.post<{ Body: Static<typeof ReportSchema> }>(
    '/api/errors',
    {
      bodyLimit: 4 * 1024,
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: { summary: 'Reports an error that a shopper met', body: ReportSchema, response: { 204: Type.Null() } },
    },
    async ({ body, log }, reply) => {
      const context = Object.entries(body.context ?? {}).map(([name, value]) => [name, redact(value)]);
      log.warn({ browserError: { message: redact(body.message), ...Object.fromEntries(context) } }, 'browser report');
      return reply.code(204).send();
    },
  );
}
