import type { EnvironmentReader } from '../environment-reader';

const rules = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
];

/** The standard variables of OpenTelemetry that the servers read themselves; its exporter reads the others. */
export interface TracingSettings {
  readonly sampler: {
    /** A value of `OTEL_TRACES_SAMPLER`. */
    readonly rule: string;
    /** For `traceidratio`: the share of traces that are recorded, from 0 to 1. */
    readonly ratio: number;
  };
  /** Milliseconds between two exports. */
  readonly delayMs: number;
}

/** Null without `OTEL_EXPORTER_OTLP_ENDPOINT`: nothing is recorded. */
export function readTracing(reader: Pick<EnvironmentReader, 'text' | 'fault'>): TracingSettings | null {
  const endpoint = reader.text('OTEL_EXPORTER_OTLP_ENDPOINT', '');
  const rule = reader.text('OTEL_TRACES_SAMPLER', 'parentbased_always_on');
  const ratio = reader.text('OTEL_TRACES_SAMPLER_ARG', '1');
  if (endpoint === '' || reader.text('OTEL_SDK_DISABLED', 'false').toLowerCase() === 'true') return null;
  if (!/^https?:\/\//u.test(endpoint) || !URL.canParse(endpoint))
    reader.fault(`OTEL_EXPORTER_OTLP_ENDPOINT is "${endpoint}": give an address such as http://localhost:4318.`);
  if (!rules.includes(rule)) reader.fault(`OTEL_TRACES_SAMPLER is "${rule}": give one of ${rules.join(', ')}.`);
  if (!/^(?:0?\.\d+|[01](?:\.0*)?)$/u.test(ratio))
    reader.fault(`OTEL_TRACES_SAMPLER_ARG is "${ratio}": give a share from 0 to 1.`);
  const delay = reader.text('OTEL_BSP_SCHEDULE_DELAY', '5000');
  if (!/^[1-9]\d{0,5}$/u.test(delay)) reader.fault(`OTEL_BSP_SCHEDULE_DELAY is "${delay}": give milliseconds.`);
  return { sampler: { rule, ratio: Number(ratio) }, delayMs: Number(delay) };
}
