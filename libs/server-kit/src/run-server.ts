import { setTimeout as wait } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger } from 'fastify';
import { EnvironmentError } from './environment-error';
import type { Variables } from './environment-reader';
import type { Operations, OperationSettings } from './operations/lifecycle';
import { serverMetrics } from './operations/metrics';
import { serveMetrics } from './operations/metrics-server';

/** Time in milliseconds after which the process ends, whatever is still open. */
const stopWithin = 10_000;
/** Time in milliseconds in which open requests may finish; those that have not are cut off, unanswered. */
const finishWithin = 8_500;

/** What is run, made with Fastify. */
export interface RunningServer {
  readonly log: FastifyBaseLogger;
  readonly server: { closeAllConnections(): void };
  listen(address: { readonly host: string; readonly port: number }): Promise<unknown>;
  close(): Promise<unknown>;
}

export interface Server<Environment> {
  /** How it is called in messages, for instance `site server`. */
  readonly name: string;
  /** What to change when a port is taken. */
  readonly portVariables: readonly string[];
  readonly readEnvironment: (variables: Variables) => Environment;
  /** What it opens for itself, it closes in the hook `onClose`. */
  readonly build: (environment: Environment, operations: Operations) => Promise<RunningServer>;
  /** What else may keep it from starting, in words; null for what it does not know. */
  readonly explainFailure?: (error: unknown) => string | null;
}

/**
 * Runs a server until the process is told to stop. From SIGTERM on it is not ready; it finishes the requests that it has and ends within ten
 * seconds, or at once on a second signal. One that cannot start says why in words, and ends the process.
 */
export function runServer<Environment extends RunSettings>(server: Server<Environment>): void {
  start(server).catch((error: unknown) => {
    console.error(startFailure(server, error));
    process.exit(1);
  });
}

interface RunSettings {
  readonly host: string;
  readonly port: number;
  readonly operations: OperationSettings;
}

async function start<Environment extends RunSettings>({
  name,
  readEnvironment,
  build,
}: Server<Environment>): Promise<void> {
  const environment = readEnvironment(process.env);
  const { host, port, operations } = environment;
  const lifecycle = { isDraining: false };
  const metrics = serverMetrics(name.replaceAll(' ', '-'));
  const app = await build(environment, { lifecycle, metrics });
  try {
    await app.listen({ host, port });
    if (operations.metricsPort !== null) await serveMetrics(metrics.registry, { host, port: operations.metricsPort });
  } catch (error) {
    await app.close();
    throw error;
  }
  closeWithGrace({ delay: stopWithin, logger: false }, async ({ err, signal }) => {
    lifecycle.isDraining = true;
    if (err) app.log.fatal({ err }, 'stopping after an error');
    else app.log.info({ signal }, 'stopping');
    await wait(operations.drainSeconds * 1_000);
    await stop(app, finishWithin - operations.drainSeconds * 1_000);
  });
}

async function stop(app: RunningServer, patience: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), patience);
  await app.close();
  clearTimeout(cut);
}

/** Why a server cannot start, and what to do. */
export function startFailure(
  { name, portVariables, explainFailure }: Pick<Server<never>, 'name' | 'portVariables' | 'explainFailure'>,
  error: unknown,
): string {
  if (error instanceof EnvironmentError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `The ${name} cannot start: its port is taken (${error.message}). Stop what listens there, or set ${portVariables.join(' or ')}.`;
  }
  return `The ${name} cannot start: ${explainFailure?.(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))}`;
}
