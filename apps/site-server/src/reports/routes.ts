import type { FastifyInstance } from 'fastify';
import { redact } from '@alzette/server-kit';
import { Type, type Static } from 'typebox';
import type { NetworkOf } from '../http/client-network';
import { isFailurePhase } from '../releases/release-metrics';
import type { VisitorReleases } from '../releases/visitor-releases';
import { frame, type SourcePositions } from './source-positions';

const maxReportBytes = 4 * 1024;
const Text = Type.String({ maxLength: 200 });
/** The context of a report. Validation drops all other members. */
const ContextSchema = Type.Object(
  {
    remote: Type.Optional(Text),
    version: Type.Optional(Text),
    /** How the remote failed: see `FailurePhase`. */
    phase: Type.Optional(Text),
    page: Type.Optional(Text),
    locale: Type.Optional(Text),
    step: Type.Optional(Text),
    operation: Type.Optional(Text),
    code: Type.Optional(Text),
    status: Type.Optional(Text),
    /** The request that caused the error. */
    requestId: Type.Optional(Text),
    variantCode: Type.Optional(Text),
    entityCode: Type.Optional(Text),
  },
  { additionalProperties: false },
);
const ReportSchema = Type.Object(
  {
    message: Type.String({ minLength: 1, maxLength: maxReportBytes }),
    context: Type.Optional(ContextSchema),
    /** The stack of the error: addresses of scripts with line and column, the innermost first. */
    frames: Type.Optional(Type.Array(Type.String({ maxLength: 300, pattern: frame.source }), { maxItems: 8 })),
  },
  { additionalProperties: false },
);

type Report = Static<typeof ReportSchema>;

/** Characters of a logged text. */
const maxTextLength = 300;

export interface ReportOptions {
  readonly releases: Pick<VisitorReleases, 'noteFailed'>;
  readonly positions: SourcePositions;
  readonly networkOf: NetworkOf;
}

/** `POST /api/errors`: logs an error of the browser and counts it against a canary. */
export async function reportRoutes(
  app: FastifyInstance,
  { releases, positions, networkOf }: ReportOptions,
): Promise<void> {
  app.post<{ Body: Report }>(
    '/api/errors',
    {
      bodyLimit: maxReportBytes,
      config: { weight: 20 },
      schema: { summary: 'Reports an error that a shopper met', body: ReportSchema, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const { body, log } = request;
      const context = Object.entries(body.context ?? {}).map(([name, value]) => [name, redacted(value)]);
      const stack = (await positions.resolve(body.frames ?? [], networkOf(request))).map(redacted);
      log.warn(
        {
          browserError: {
            message: redacted(body.message),
            ...Object.fromEntries(context),
            ...(stack.length > 0 && { stack }),
          },
        },
        'browser report',
      );
      const { remote, version, phase } = body.context ?? {};
      if (remote !== undefined && version !== undefined && isFailurePhase(phase))
        await releases.noteFailed(request, { remote, version, phase });
      return reply.code(204).send();
    },
  );
}

function redacted(text: string): string {
  return redact(text).slice(0, maxTextLength);
}
