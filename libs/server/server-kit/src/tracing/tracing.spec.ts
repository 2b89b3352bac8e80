import Fastify from 'fastify';
import { Registry } from 'prom-client';
import {
  EnvironmentError,
  observeRequests,
  openTelemetry,
  readOperations,
  readVariables,
  serverOptions,
  type Span,
  type Tracer,
} from '..';

const endpoint = 'http://localhost:4318';
const traceId = 'f'.repeat(32);
const spanId = 'a'.repeat(16);

/** Calls a server with this sampler and returns the number of recorded calls. */
async function recordedCalls(rule: string, ratio: number, { calls = 1, flags = '01', isTrusted = false } = {}) {
  const sdk = await openTelemetry('test-server', { sampler: { rule, ratio }, delayMs: 60_000 }, new Registry());
  const spans: Span[] = [];
  const tracer: Tracer = {
    ...sdk,
    start: (span) => {
      spans.push(sdk.start(span));
      return spans.at(-1) as Span;
    },
  };
  const app = Fastify({ logger: false, ...serverOptions('own') });
  observeRequests(app, { tracer, trustsSampling: () => isTrusted });
  app.get('/', async () => ({}));
  const headers = { traceparent: `00-${traceId}-${spanId}-${flags}` };
  for (let call = 0; call < calls; call += 1) await app.inject({ url: '/', headers });
  await app.close();
  await tracer.stop();
  expect(spans.map(({ position }) => position.traceId)).toEqual(Array.from({ length: calls }, () => traceId));
  return spans.filter(({ position }) => position.isSampled).length;
}

describe('[T1] the flag of a caller', () => {
  it.each(['parentbased_always_off', 'always_off'])('from outside does not force a recording: %s', async (rule) => {
    expect(await recordedCalls(rule, 1)).toBe(0);
  });

  it('from outside does not prevent a recording', async () => {
    expect(await recordedCalls('parentbased_always_on', 1, { flags: '00' })).toBe(1);
  });

  it.each(['parentbased_traceidratio', 'traceidratio'])('and a chosen trace id do not decide: %s', async (rule) => {
    const recorded = await recordedCalls(rule, 0.5, { calls: 100 });
    expect(recorded).toBeGreaterThan(20);
    expect(recorded).toBeLessThan(80);
  });

  it.each([
    ['01', 1],
    ['00', 0],
  ])('of a trusted caller, %s, decides', async (flags, recorded) => {
    expect(await recordedCalls('parentbased_traceidratio', 0.5, { flags, isTrusted: true })).toBe(recorded);
  });
});

describe('[T1] the variables of OpenTelemetry', () => {
  const read = (variables: Record<string, string>) => readVariables('test server', variables, readOperations).tracing;

  it('switch nothing on without an endpoint', () => {
    expect(read({ OTEL_TRACES_SAMPLER: 'always_on' })).toBeNull();
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: 'true' })).toBeNull();
  });

  it('choose the sampler', () => {
    const variables = { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.25' };
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...variables })).toEqual({
      sampler: { rule: 'traceidratio', ratio: 0.25 },
      delayMs: 5_000,
    });
  });

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector'],
    ['OTEL_TRACES_SAMPLER', 'sometimes'],
    ['OTEL_TRACES_SAMPLER_ARG', '7'],
    ['OTEL_BSP_SCHEDULE_DELAY', '-1'],
  ])('name the fault of %s', (name, value) => {
    const start = () => read({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, [name]: value });
    expect(start).toThrow(EnvironmentError);
    expect(start).toThrow(new RegExp(`${name} is "${value}": give`, 'u'));
  });
});
