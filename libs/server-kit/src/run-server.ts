import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { EnvironmentError } from './environment-error';
import type { Variables } from './environment-reader';

/** Time in milliseconds in which open requests may finish once the server was told to stop. */
const stopWithin = 10_000;

export interface Server<Environment> {
  /** How it is called in messages, for instance `site server`. */
  readonly name: string;
  /** What to change when a port is taken. */
  readonly portVariables: readonly string[];
  readonly readEnvironment: (variables: Variables) => Environment;
  readonly build: (environment: Environment) => Promise<FastifyInstance>;
}

/** Runs a server until the process is told to stop. One that cannot start says why in words, and ends the process. */
export function runServer<Environment extends ListenAddress>(server: Server<Environment>): void {
  start(server).catch((error: unknown) => {
    console.error(startFailure(server, error));
    process.exit(1);
  });
}

interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

async function start<Environment extends ListenAddress>({ readEnvironment, build }: Server<Environment>): Promise<void> {
  const environment = readEnvironment(process.env);
  const app = await build(environment);
  closeWithGrace({ delay: stopWithin }, async ({ err }) => {
    if (err) app.log.error({ err }, 'stopping after an error');
    await app.close();
  });
  await app.listen({ host: environment.host, port: environment.port });
}

/** Why a server cannot start, and what to do. */
export function startFailure({ name, portVariables }: Pick<Server<never>, 'name' | 'portVariables'>, error: unknown): string {
  if (error instanceof EnvironmentError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `The ${name} cannot start: its port is taken (${error.message}). Stop what listens there, or set ${portVariables.join(' or ')}.`;
  }
  return `The ${name} cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
