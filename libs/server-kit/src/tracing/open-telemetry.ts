import { randomBytes } from 'node:crypto';
import type { Context } from '@opentelemetry/api';
import type { Sampler } from '@opentelemetry/sdk-trace';
import { Counter, type Registry } from 'prom-client';
import type { TracingSettings } from './settings';
import { outsideRequests } from './request-context';
import type { Span, SpanStart, Tracer } from './tracer';

/** A stopping server has ten seconds in all. */
const flushTimeoutMs = 1_200;

const longestAttribute = 2_000;

/**
 * Records spans with the OpenTelemetry SDK and sends them by OTLP over HTTP. The exporter reads the standard variables
 * (`OTEL_EXPORTER_OTLP_…`, `OTEL_RESOURCE_ATTRIBUTES`, `OTEL_SERVICE_NAME`) itself. At most 2048 spans wait; others are lost.
 *
 * @param server its name in kebab-case
 */
export async function openTelemetry(
  server: string,
  { sampler: { rule, ratio }, delayMs }: TracingSettings,
  registry: Registry,
): Promise<Tracer> {
  // Imported here, so that a server without tracing loads none of it. A bundler would hoist static imports.
  const [api, sdk, { OTLPTraceExporter }, { defaultResource, detectResources, envDetector, resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } = api;
  const root: Sampler = {
    always_on: () => new sdk.AlwaysOnSampler(),
    always_off: () => new sdk.AlwaysOffSampler(),
    traceidratio: () => new sdk.TraceIdRatioBasedSampler(ratio),
  }[rule.replace(/^parentbased_/u, '') as 'always_on']();
  const configured = rule.startsWith('parentbased_') ? new sdk.ParentBasedSampler({ root }) : root;
  const isUndecided = api.createContextKey('the decision is made here');
  const sampler: Sampler = {
    // A visitor can choose the trace id of a call. The decision uses a random id, so that visitors cannot choose to be sampled.
    shouldSample: (context, traceId, ...rest) =>
      context.getValue(isUndecided)
        ? root.shouldSample(ROOT_CONTEXT, randomBytes(16).toString('hex'), ...rest)
        : configured.shouldSample(context, traceId, ...rest),
    toString: () => `Alzette{${configured.toString()}}`,
  };
  const lost = new Counter({
    name: 'alzette_spans_lost_total',
    help: 'Spans that the OpenTelemetry collector did not accept',
    registers: [registry],
  });
  const exporter = new OTLPTraceExporter();
  const send = exporter.export.bind(exporter);
  exporter.export = (spans, done) =>
    outsideRequests(() =>
      send(spans, (result) => {
        if (result.code !== 0) lost.inc(spans.length);
        done(result);
      }),
    );
  const ids = new sdk.RandomIdGenerator();
  let nextTraceId: string | null = null;
  const provider = new sdk.TracerProvider({
    sampler,
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': server, 'service.namespace': 'alzette' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanLimits: { attributeValueLengthLimit: longestAttribute },
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: delayMs })],
    // A trace that begins here gets the id that is already in the log.
    idGenerator: {
      generateSpanId: () => ids.generateSpanId(),
      generateTraceId: () => nextTraceId ?? ids.generateTraceId(),
    },
  });
  const tracer = provider.getTracer('@alzette/server-kit');

  function contextOf({ traceId, spanId, isSampled }: SpanStart['parent']): Context {
    nextTraceId = traceId;
    if (spanId === null) return ROOT_CONTEXT;
    const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
    const context = trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
    return isSampled === null ? context.setValue(isUndecided, true) : context;
  }
  return {
    start: ({ name, kind, parent, attributes, startTime }): Span => {
      const options = {
        kind: kind === 'server' ? SpanKind.SERVER : SpanKind.CLIENT,
        attributes,
        ...(startTime !== undefined && { startTime }),
      };
      const span = tracer.startSpan(name, options, contextOf(parent));
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        position: { traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 },
        setAttributes: (more) => void span.setAttributes(more),
        fail: (type) => void span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', type),
        end: () => outsideRequests(() => span.end()),
      };
    },
    stop: async () => {
      const timer = new Promise((resolve) => setTimeout(resolve, flushTimeoutMs).unref());
      await Promise.race([Promise.allSettled([provider.shutdown()]), timer]);
    },
  };
}
