import type { FastifyInstance, FastifyRequest } from 'fastify';
import { redact } from '@alzette/server-kit';
import { Type, type Static } from 'typebox';
import type { CanaryGuard } from '../releases/canary-guard';
import { pinnedReleases } from '../releases/pinned-releases';
import { sessionId } from '../session/session';

const Word = Type.String({ maxLength: 200 });
/** What a report may say besides its message. Anything else a page sends is dropped before it is read. */
const ContextSchema = Type.Object(
  {
    remote: Type.Optional(Word),
    version: Type.Optional(Word),
    /** How the remote failed: it could not be loaded, or not be drawn. */
    phase: Type.Optional(Word),
    page: Type.Optional(Word),
    locale: Type.Optional(Word),
    step: Type.Optional(Word),
    operation: Type.Optional(Word),
    code: Type.Optional(Word),
    status: Type.Optional(Word),
    /** Of the request that was answered with the error. */
    requestId: Type.Optional(Word),
    variantCode: Type.Optional(Word),
    entityCode: Type.Optional(Word),
  },
  { additionalProperties: false },
);
const ReportSchema = Type.Object(
  { message: Type.String({ minLength: 1 }), context: Type.Optional(ContextSchema) },
  { additionalProperties: false },
);

type Report = Static<typeof ReportSchema>;

/** Longest text of a report that is kept, in characters. */
const longest = 300;

export interface ReportOptions {
  readonly guard: CanaryGuard;
  readonly now: () => number;
}

/** `POST /api/errors`: the browser's report port. The report becomes one line of the log, and counts against a canary. */
export async function reportRoutes(app: FastifyInstance, { guard, now }: ReportOptions): Promise<void> {
  app.post<{ Body: Report }>(
    '/api/errors',
    {
      bodyLimit: 4 * 1024,
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: { summary: 'Reports an error that a shopper met', body: ReportSchema, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const { body, log } = request;
      const context = Object.entries(body.context ?? {}).map(([name, value]) => [name, shortened(value)]);
      log.warn(
        { browserError: { message: shortened(body.message), ...Object.fromEntries(context) } },
        'browser report',
      );
      await countFailure(guard, request, now());
      return reply.code(204).send();
    },
  );
}

function shortened(text: string): string {
  return redact(text).slice(0, longest);
}

/** A report counts against a release only when the session was given it: nobody brings one down that he does not run. */
async function countFailure(guard: CanaryGuard, request: FastifyRequest<{ Body: Report }>, now: number): Promise<void> {
  const { remote, version, phase } = request.body.context ?? {};
  if (remote === undefined || version === undefined || (phase !== 'load' && phase !== 'render')) return;
  if (pinnedReleases(request, now)[remote] === version)
    await guard.failed({ session: sessionId(request), remote, version });
}
