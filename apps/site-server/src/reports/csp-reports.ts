import type { FastifyInstance } from 'fastify';
import type { ServerMetrics } from '@alzette/server-kit';
import { Counter } from 'prom-client';
import { Type } from 'typebox';
import { cspReportPath } from '../http/security-headers';

const maxReports = 20;
const maxBodyBytes = 32 * 1024;

/** The logged properties of a violation, under the names of both formats. */
interface Violation {
  readonly effectiveDirective?: unknown;
  readonly 'effective-directive'?: unknown;
  readonly 'violated-directive'?: unknown;
  readonly blockedURL?: unknown;
  readonly 'blocked-uri'?: unknown;
}

/** The directives of the pages' policy. Labels of metrics hold no other text. */
const directives =
  /^(?:(?:script|style|font|img|connect|frame|object|default)-src|form-action|base-uri|frame-ancestors|require-trusted-types-for|trusted-types)/u;

/**
 * `POST /api/csp-reports`: counts and logs violations of the policy, as browsers send them: `application/reports+json` by the
 * Reporting API, `application/csp-report` by older ones. Addresses are cut to their origin, since paths may be personal.
 */
export async function cspReportRoutes(
  app: FastifyInstance,
  { metrics }: { readonly metrics?: ServerMetrics | undefined },
): Promise<void> {
  const counter = new Counter({
    name: 'csp_violations_total',
    help: 'Violations of the Content-Security-Policy that browsers reported',
    labelNames: ['directive'],
    registers: metrics ? [metrics.registry] : [],
  });
  const parseJson = app.getDefaultJsonParser('error', 'error');
  for (const type of ['application/reports+json', 'application/csp-report'])
    app.addContentTypeParser(type, { parseAs: 'string', bodyLimit: maxBodyBytes }, parseJson);

  app.post(
    cspReportPath,
    {
      bodyLimit: maxBodyBytes,
      config: { weight: 2 },
      schema: { summary: 'Reports of the browser', response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      for (const violation of violationsIn(request.body)) {
        const directive = directiveOf(violation);
        counter.inc({ directive });
        request.log.warn({ directive, blocked: blockedBy(violation) }, 'policy violation');
      }
      return reply.code(204).send();
    },
  );
}

function violationsIn(body: unknown): readonly Violation[] {
  if (Array.isArray(body)) {
    return body.slice(0, maxReports).flatMap((report: unknown) => {
      const { type, body: violation } = Object(report) as { readonly type?: unknown; readonly body?: unknown };
      return type === 'csp-violation' ? [Object(violation) as Violation] : [];
    });
  }
  const { 'csp-report': violation } = Object(body) as { readonly 'csp-report'?: unknown };
  return violation === undefined ? [] : [Object(violation) as Violation];
}

function directiveOf(violation: Violation): string {
  const name = violation.effectiveDirective ?? violation['effective-directive'] ?? violation['violated-directive'];
  return directives.exec(String(name))?.[0] ?? 'other';
}

/** The origin, or a keyword such as `inline`. */
function blockedBy(violation: Violation): string {
  const blocked = String(violation.blockedURL ?? violation['blocked-uri'] ?? '');
  if (/^[a-z-]{1,30}$/u.test(blocked)) return blocked;
  const { protocol, origin } = URL.canParse(blocked) ? new URL(blocked) : { protocol: 'other', origin: 'null' };
  return origin === 'null' ? protocol : origin;
}
