import closeWithGrace from 'close-with-grace';
import { buildPartnerSandbox } from './build';
import { EnvironmentError, readEnvironment } from './environment';

/** Time in milliseconds in which open requests may finish once the server was told to stop. */
const stopWithin = 10_000;

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  const app = await buildPartnerSandbox(environment);
  closeWithGrace({ delay: stopWithin }, async ({ err }) => {
    if (err) app.log.error({ err }, 'stopping after an error');
    await app.close();
  });
  await app.listen({ host: environment.host, port: environment.port });
}

start().catch((error: unknown) => {
  console.error(startFailure(error));
  process.exit(1);
});

function startFailure(error: unknown): string {
  if (error instanceof EnvironmentError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `The partner sandbox cannot start: its port is taken (${error.message}). Stop what listens there, or set ALZETTE_PARTNER_PORT.`;
  }
  return `The partner sandbox cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
