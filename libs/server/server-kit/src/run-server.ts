import { setTimeout as wait } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger } from 'fastify';
import { buildInfoMetric, readBuildInfo } from './build-info';
import { EnvironmentError, type Variables } from './environment-reader';
import type { Operations, OperationSettings } from './operations/lifecycle';
import { surviveFullOutput } from './operations/log-output';
import { serveMetrics, serverMetrics } from './operations/metrics';
import { type SandboxMode, sandboxWarning } from './partner-settings';
import { openTelemetry } from './tracing/open-telemetry';
import { traceOutgoingCalls } from './tracing/outgoing-calls';

/** After this time the process ends, even with open requests. */
const stopTimeoutMs = 10_000;
/** Open requests may finish within this time; then their connections are closed. */
const finishTimeoutMs = 8_500;

/** A Fastify server. */
export interface RunningServer {
  readonly log: FastifyBaseLogger;
  readonly server: { closeAllConnections(): void };
  listen(address: { readonly host: string; readonly port: number }): Promise<unknown>;
  close(): Promise<unknown>;
}

export interface Server<Environment> {
  /** Its name in messages, for instance `site server`. */
  readonly name: string;
  /** The variables to change when a port is taken. */
  readonly portVariables: readonly string[];
  readonly readEnvironment: (variables: Variables) => Environment;
  /** It closes its own resources in the hook `onClose`. */
  readonly build: (environment: Environment, operations: Operations) => Promise<RunningServer>;
  /** Explains startup failures specific to this server; null for others. */
  readonly explainFailure?: (error: unknown) => string | null;
}

/**
 * Nothing is read again at a signal: a new configuration needs a restart. By default a lost terminal (SIGHUP) and SIGUSR2 end a process, and
 * SIGUSR1 opens a debugger.
 */
const ignoredSignals = ['SIGHUP', 'SIGUSR1', 'SIGUSR2'] as const;

/**
 * Runs a server until SIGTERM. From then on it is not ready, finishes its open requests and ends within ten seconds, or at once
 * on a second signal. A failed start prints the reason and ends the process. With the argument `--version` it prints version and commit only.
 */
export function runServer<Environment extends RunSettings>(server: Server<Environment>): void {
  if (process.argv[2] === '--version') return printVersion(server.name);
  surviveFullOutput();
  for (const signal of ignoredSignals) process.on(signal, () => undefined);
  start(server).catch((error: unknown) => {
    console.error(startFailure(server, error));
    process.exit(1);
  });
}

function printVersion(name: string): void {
  const { version, commit } = readBuildInfo();
  process.stdout.write(`${name} ${version} (${commit})\n`);
}

interface RunSettings {
  readonly host: string;
  readonly port: number;
  readonly operations: OperationSettings;
  /** Left out by servers without partners. */
  readonly sandbox?: SandboxMode;
}

async function start<Environment extends RunSettings>({
  name,
  readEnvironment,
  build,
}: Server<Environment>): Promise<void> {
  const environment = readEnvironment(process.env);
  const { host, port, operations, sandbox = 'off' } = environment;
  const lifecycle = { isDraining: false };
  const kebabName = name.replaceAll(' ', '-');
  const metrics = serverMetrics(kebabName);
  const buildInfo = readBuildInfo();
  buildInfoMetric(metrics.registry, buildInfo);
  const tracer = operations.tracing && (await openTelemetry(kebabName, operations.tracing, metrics.registry));
  traceOutgoingCalls();
  const app = await build(environment, { lifecycle, metrics, tracer, build: buildInfo });
  app.log.info({ ...buildInfo, node: process.version }, 'starting');
  try {
    await app.listen({ host, port });
    if (operations.metricsPort !== null) await serveMetrics(metrics.registry, { host, port: operations.metricsPort });
  } catch (error) {
    await app.close();
    throw error;
  }
  if (sandbox !== 'off') app.log.warn(sandboxWarning);
  closeWithGrace({ delay: stopTimeoutMs, logger: false, skip: ['SIGHUP', 'SIGUSR2'] }, async ({ err, signal }) => {
    lifecycle.isDraining = true;
    if (err) app.log.fatal({ err }, 'stopping after an error');
    else app.log.info({ signal }, 'stopping');
    await wait(operations.drainSeconds * 1_000);
    await stop(app, finishTimeoutMs - operations.drainSeconds * 1_000);
    await tracer?.stop();
  });
}

async function stop(app: RunningServer, timeoutMs: number): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), timeoutMs);
  await app.close();
  clearTimeout(timer);
}

/** The reason of a failed start, with the remedy. */
export function startFailure(
  { name, portVariables, explainFailure }: Pick<Server<never>, 'name' | 'portVariables' | 'explainFailure'>,
  error: unknown,
): string {
  if (error instanceof EnvironmentError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `The ${name} cannot start: its port is taken (${error.message}). Stop the process on that port, or set ${portVariables.join(' or ')}.`;
  }
  return `The ${name} cannot start: ${explainFailure?.(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))}`;
}
