import { randomBytes } from 'node:crypto';
import type * as Api from '@opentelemetry/api';
import type * as Sdk from '@opentelemetry/sdk-trace';
import { Counter, type Registry } from 'prom-client';
import type { TracingSettings } from './settings';
import { outsideRequests } from './request-context';
import type { CallerPosition, Span, SpanStart, Tracer } from './tracer';

/** A stopping server has ten seconds in all. */
const flushTimeoutMs = 1_200;

const longestAttribute = 2_000;

const isUndecided = Symbol('the decision is made here');

/**
 * Records spans with the OpenTelemetry SDK and sends them by OTLP over HTTP. The exporter reads the standard variables
 * (`OTEL_EXPORTER_OTLP_…`, `OTEL_RESOURCE_ATTRIBUTES`, `OTEL_SERVICE_NAME`) itself. At most 2048 spans wait; others are lost.
 *
 * @param server its name in kebab-case
 */
export async function openTelemetry(
  server: string,
  { sampler, delayMs }: TracingSettings,
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
  const ids = new sdk.RandomIdGenerator();
  let nextTraceId: string | null = null;
  const provider = new sdk.TracerProvider({
    sampler: unbiasedSampler(api, sdk, sampler),
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': server, 'service.namespace': 'alzette' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanLimits: { attributeValueLengthLimit: longestAttribute },
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: countLostSpans(new OTLPTraceExporter(), registry),
        scheduledDelayMillis: delayMs,
      }),
    ],
    // A trace that begins here gets the id that is already in the log.
    idGenerator: {
      generateSpanId: () => ids.generateSpanId(),
      generateTraceId: () => nextTraceId ?? ids.generateTraceId(),
    },
  });
  const tracer = provider.getTracer('@alzette/server-kit');
  return {
    start: (span) => {
      nextTraceId = span.parent.traceId;
      return startSpan(api, tracer, span, parentContext(api, span.parent));
    },
    stop: async () => {
      const timer = new Promise((resolve) => setTimeout(resolve, flushTimeoutMs).unref());
      await Promise.race([Promise.allSettled([provider.shutdown()]), timer]);
    },
  };
}

function unbiasedSampler(
  { ROOT_CONTEXT }: typeof Api,
  sdk: typeof Sdk,
  { rule, ratio }: TracingSettings['sampler'],
): Sdk.Sampler {
  const root: Sdk.Sampler = {
    always_on: () => new sdk.AlwaysOnSampler(),
    always_off: () => new sdk.AlwaysOffSampler(),
    traceidratio: () => new sdk.TraceIdRatioBasedSampler(ratio),
  }[rule.replace(/^parentbased_/u, '') as 'always_on']();
  const configured = rule.startsWith('parentbased_') ? new sdk.ParentBasedSampler({ root }) : root;
  return {
    // A visitor can choose the trace id of a call. The decision uses a random id, so that visitors cannot choose to be sampled.
    shouldSample: (context, traceId, ...rest) =>
      context.getValue(isUndecided)
        ? root.shouldSample(ROOT_CONTEXT, randomBytes(16).toString('hex'), ...rest)
        : configured.shouldSample(context, traceId, ...rest),
    toString: () => `Alzette{${configured.toString()}}`,
  };
}

function countLostSpans(exporter: Sdk.SpanExporter, registry: Registry): Sdk.SpanExporter {
  const lost = new Counter({
    name: 'alzette_spans_lost_total',
    help: 'Spans that the OpenTelemetry collector did not accept',
    registers: [registry],
  });
  const send = exporter.export.bind(exporter);
  exporter.export = (spans, done) =>
    outsideRequests(() =>
      send(spans, (result) => {
        if (result.code !== 0) lost.inc(spans.length);
        done(result);
      }),
    );
  return exporter;
}

function parentContext(
  { ROOT_CONTEXT, trace, TraceFlags }: typeof Api,
  { traceId, spanId, isSampled }: CallerPosition,
): Api.Context {
  if (spanId === null) return ROOT_CONTEXT;
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  const context = trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
  return isSampled === null ? context.setValue(isUndecided, true) : context;
}

function startSpan(
  { SpanKind, SpanStatusCode, TraceFlags }: typeof Api,
  tracer: Api.Tracer,
  { name, kind, attributes, startTime }: SpanStart,
  context: Api.Context,
): Span {
  const options = {
    kind: kind === 'server' ? SpanKind.SERVER : SpanKind.CLIENT,
    attributes,
    ...(startTime !== undefined && { startTime }),
  };
  const span = tracer.startSpan(name, options, context);
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    position: { traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 },
    setAttributes: (more) => void span.setAttributes(more),
    fail: (type) => void span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', type),
    end: () => outsideRequests(() => span.end()),
  };
}
