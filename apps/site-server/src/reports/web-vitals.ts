import { consentCookie } from '@alzette/discovery';
import type { Operator } from '@alzette/operator-config';
import type { ServerMetrics } from '@alzette/server-kit';
import { legalPages } from '@alzette/shop-model';
import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import { type Static, Type } from 'typebox';
import type { VisitorReleases } from '../releases/visitor-releases';

const maxBodyBytes = 1024;

const VitalsSchema = Type.Object(
  {
    /** The kind of page, never its address. */
    page: Type.String({ maxLength: 60, pattern: '^[a-z][a-z0-9/_-]*$' }),
    /** Largest Contentful Paint, in milliseconds. */
    lcp: Type.Optional(Type.Number({ minimum: 0, maximum: 120_000 })),
    /** Interaction to Next Paint, in milliseconds. */
    inp: Type.Optional(Type.Number({ minimum: 0, maximum: 60_000 })),
    /** Cumulative Layout Shift, without unit. */
    cls: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
  },
  { additionalProperties: false },
);
type Vitals = Static<typeof VitalsSchema>;

/** Limits the number of releases in the metrics: each adds a series for every page and bucket. */
const maxReleases = 50;

export interface WebVitalOptions {
  readonly operator: Pick<Operator, 'paths'>;
  readonly releases: Pick<VisitorReleases, 'givenOn'>;
  readonly metrics?: ServerMetrics | undefined;
}

/**
 * `POST /api/web-vitals`: the speed of a page as its visitor experienced it, after consent to statistics. The server takes the release
 * from the visit, so a visitor cannot choose a label.
 */
export async function webVitalRoutes(
  app: FastifyInstance,
  { operator, releases, metrics }: WebVitalOptions,
): Promise<void> {
  const pages = new Set(['home', 'phone', 'unknown', ...Object.keys(operator.paths), ...legalPages]);
  const observe = vitalHistograms(metrics);
  const seen = new Set<string>();
  const isCounted = (release: string) => seen.has(release) || (seen.size < maxReleases && seen.add(release));

  app.post<{ Body: Vitals }>(
    '/api/web-vitals',
    {
      bodyLimit: maxBodyBytes,
      schema: { summary: 'The speed of a page, after consent', body: VitalsSchema, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const { page, ...vitals } = request.body;
      // The operator's own consent tool does not set the shop's cookie. After a refusal no code is loaded that sends this request.
      const isRefused = request.cookies[consentCookie]?.startsWith('refused') ?? false;
      const given = isRefused ? null : await releases.givenOn(request, page);
      if (isRefused || (!given && !pages.has(page))) return reply.code(204).send();
      const { remote, version } = given ?? { remote: 'shell', version: '' };
      const isKnown = isCounted(`${remote} ${version}`);
      observe(vitals, { page, remote, version: isKnown ? version : 'other' });
      return reply.code(204).send();
    },
  );
}

type Labels = Readonly<Record<'page' | 'remote' | 'version', string>>;

/** Bounds include those of "good" and "poor" at web.dev: 2.5 and 4 s, 200 and 500 ms, 0.1 and 0.25. */
function vitalHistograms(metrics: ServerMetrics | undefined) {
  const shared = { labelNames: ['page', 'remote', 'version'] as const, registers: metrics ? [metrics.registry] : [] };
  const lcp = new Histogram({
    ...shared,
    name: 'alzette_web_vitals_lcp_seconds',
    help: 'Largest Contentful Paint of page views with consent',
    buckets: [0.5, 1, 1.5, 2, 2.5, 4, 8],
  });
  const inp = new Histogram({
    ...shared,
    name: 'alzette_web_vitals_inp_seconds',
    help: 'Interaction to Next Paint of page views with consent',
    buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 1],
  });
  const cls = new Histogram({
    ...shared,
    name: 'alzette_web_vitals_cls',
    help: 'Cumulative Layout Shift of page views with consent',
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5],
  });
  return (vitals: Omit<Vitals, 'page'>, labels: Labels): void => {
    if (vitals.lcp !== undefined) lcp.observe(labels, vitals.lcp / 1_000);
    if (vitals.inp !== undefined) inp.observe(labels, vitals.inp / 1_000);
    if (vitals.cls !== undefined) cls.observe(labels, vitals.cls);
  };
}
