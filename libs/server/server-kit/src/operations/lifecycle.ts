import type { BuildInfo } from '../build-info';
import type { EnvironmentReader } from '../environment-reader';
import { readTracing, type TracingSettings } from '../tracing/settings';
import type { Tracer } from '../tracing/tracer';
import type { ServerMetrics } from './metrics';

/** A draining server is stopping: it is not ready, and finishes its open requests. */
export interface Lifecycle {
  readonly isDraining: boolean;
}

/** What `runServer` passes to `build`. */
export interface Operations {
  readonly lifecycle: Lifecycle;
  readonly metrics: ServerMetrics;
  readonly build: BuildInfo;
  /** Null without `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly tracer: Tracer | null;
}

/** Settings for metrics, traces and shutdown. */
export interface OperationSettings {
  /** Port of `/metrics`; null disables it. */
  readonly metricsPort: number | null;
  /** How long a stopping server accepts requests until the load balancer notices. */
  readonly drainSeconds: number;
  /** Null disables tracing. */
  readonly tracing: TracingSettings | null;
}

export const noOperations: OperationSettings = { metricsPort: null, drainSeconds: 0, tracing: null };

const maxDrainSeconds = 5;

export function readOperations(reader: Pick<EnvironmentReader, 'text' | 'fault'>): OperationSettings {
  const port = reader.text('ALZETTE_METRICS_PORT', '');
  const drain = reader.text('ALZETTE_DRAIN_SECONDS', '0');
  if (port !== '' && !isWholeNumber(port, 1, 65_535)) {
    reader.fault(`ALZETTE_METRICS_PORT is "${port}": give a port number from 1 to 65535.`);
  }
  if (!isWholeNumber(drain, 0, maxDrainSeconds)) {
    reader.fault(`ALZETTE_DRAIN_SECONDS is "${drain}": give a number of seconds from 0 to ${maxDrainSeconds}.`);
  }
  return {
    metricsPort: port === '' ? null : Number(port),
    drainSeconds: Number(drain),
    tracing: readTracing(reader),
  };
}

function isWholeNumber(text: string, min: number, max: number): boolean {
  return /^\d+$/u.test(text) && Number(text) >= min && Number(text) <= max;
}
