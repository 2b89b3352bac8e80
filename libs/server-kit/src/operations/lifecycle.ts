import type { EnvironmentReader } from '../environment-reader';
import type { ServerMetrics } from './metrics';

/** Whether a server was told to stop: from then on it is not ready, and finishes what it has begun. */
export interface Lifecycle {
  readonly isDraining: boolean;
}

/** What a running server gives to what it is built of. */
export interface Operations {
  readonly lifecycle: Lifecycle;
  readonly metrics: ServerMetrics;
}

/** How a server is looked at and stopped from outside. */
export interface OperationSettings {
  /** Port of `/metrics`; null for none. */
  readonly metricsPort: number | null;
  /** How long it goes on taking requests after it was told to stop, until whoever sends them has noticed. */
  readonly drainSeconds: number;
}

export const noOperations: OperationSettings = { metricsPort: null, drainSeconds: 0 };

const longestDrain = 5;

export function readOperations(reader: Pick<EnvironmentReader, 'text' | 'fault'>): OperationSettings {
  const port = reader.text('ALZETTE_METRICS_PORT', '');
  const drain = reader.text('ALZETTE_DRAIN_SECONDS', '0');
  if (port !== '' && !isWholeNumber(port, 1, 65_535)) {
    reader.fault(`ALZETTE_METRICS_PORT is "${port}": give a port number from 1 to 65535.`);
  }
  if (!isWholeNumber(drain, 0, longestDrain)) {
    reader.fault(`ALZETTE_DRAIN_SECONDS is "${drain}": give a number of seconds from 0 to ${longestDrain}.`);
  }
  return { metricsPort: port === '' ? null : Number(port), drainSeconds: Number(drain) };
}

function isWholeNumber(text: string, least: number, most: number): boolean {
  return /^\d+$/u.test(text) && Number(text) >= least && Number(text) <= most;
}
