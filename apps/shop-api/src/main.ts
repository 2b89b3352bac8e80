import closeWithGrace from 'close-with-grace';
import { loadOperator } from '@alzette/operator-config/load';
import { build } from './build';
import { readEnvironment } from './config/environment';
import { openDatabase } from './database/open-database';
import { loggerOptions } from './http/logger';
import { httpPartners } from './partners/http-partners';
import { explainStartFailure } from './start-failure';

const drainMilliseconds = 10_000;

try {
  await start();
} catch (error) {
  process.stderr.write(`shop-api cannot start. ${explainStartFailure(error)}\n`);
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
    bypass: settings.bypass,
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
