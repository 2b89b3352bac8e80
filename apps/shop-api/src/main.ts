import closeWithGrace from 'close-with-grace';
import { loadOperator, OperatorFileError } from '@alzette/operator-config/load';
import { build } from './build';
import { EnvironmentError, readEnvironment } from './config/environment';
import { FolderInUseError } from './database/folder-lock';
import { openDatabase } from './database/open-database';
import { loggerOptions } from './http/logger';
import { httpPartners } from './partners/http-partners';

const drainMilliseconds = 10_000;

try {
  await start();
} catch (error) {
  process.stderr.write(`shop-api cannot start. ${explain(error)}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const settings = readEnvironment(process.env);
  const operator = loadOperator(settings.operatorFile);
  const { database, close } = await openDatabase(settings);
  const app = await build({
    database,
    operator,
    partners: httpPartners(operator, settings.partnerUrl, settings.partnerKey),
    siteUrl: settings.siteUrl,
    sessionKey: settings.sessionKey,
    now: () => new Date(),
    logger: loggerOptions(settings.logLevel),
  });
  const stop = async () => {
    await app.close();
    await close();
  };
  closeWithGrace({ delay: drainMilliseconds, logger: false }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'stopping after an error');
    await stop();
  });
  await app.listen({ host: settings.host, port: settings.port }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
}

/** What the person who starts the server can do about it; a stack only where nothing better is known. */
function explain(error: unknown): string {
  if (error instanceof EnvironmentError || error instanceof OperatorFileError) return error.message;
  if (error instanceof FolderInUseError) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what uses it, or set ALZETTE_SHOP_API_PORT.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
