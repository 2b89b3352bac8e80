import { loadPictures } from '@alzette/operator-config/load';
import { runServer, serverLog, type Operations } from '@alzette/server-kit';
import { defaultMailFrom, smtpMailer } from '@alzette/server-kit/mail';
import { uploadMetrics } from '@alzette/shop-api/buyer';
import { loadCataloguePictures, warnOfEmptyCatalogue } from '@alzette/shop-api/catalogue';
import { orderMetrics } from '@alzette/shop-api/order';
import { paymentMetrics, refundMetrics } from '@alzette/shop-api/payment';
import {
  openDatabase,
  openReplica,
  outboxMetrics,
  readEnvironment,
  registerMetrics,
  type Settings,
  type ShopServer,
} from '@alzette/shop-api/platform';
import { type AppContext, httpPartners } from './app-context';
import { build } from './build';
import { runCommand } from './commands/run-command';
import { explainStartFailure } from './start-failure';
import { startJobs } from './start-jobs';

const command = process.argv.slice(2);
if (command.length > 0 && command[0] !== '--version') {
  runCommand(command).catch((error: unknown) => {
    process.stderr.write(`The command failed. ${explainStartFailure(error)}\n`);
    process.exit(1);
  });
} else {
  runServer({
    name: 'shop-api',
    portVariables: ['ALZETTE_SHOP_API_PORT', 'ALZETTE_METRICS_PORT'],
    readEnvironment,
    build: buildShop,
    explainFailure: explainStartFailure,
  });
}

/** Builds the server with its database and jobs, which it stops when it closes. */
async function buildShop(settings: Settings, operations: Operations): Promise<ShopServer> {
  const { operator, legalTexts } = settings.operatorContent;
  const [sessionKey, ...formerSessionKeys] = settings.sessionKeys;
  const opened = await openDatabase(settings);
  const replica = settings.databaseReplicaUrl === null ? null : openReplica(settings.databaseReplicaUrl);
  const context: AppContext = {
    database: opened.database,
    catalogueReplica: replica?.database ?? null,
    pictures: loadCataloguePictures(settings.picturesFolder),
    operator,
    legalTexts,
    partners: httpPartners(operator, settings.partners, settings.customersApi),
    siteUrl: settings.siteUrl,
    bypass: settings.bypass,
    shopApiUrl: settings.shopApiUrl,
    webhookKeys: settings.webhookKeys,
    fulfilmentKeys: settings.fulfilmentKeys,
    ...settings.openApis,
    cartKeys: settings.cartKeys,
    trustedSigners: settings.trustedSigners,
    orderLifetimeHours: settings.orderLifetimeHours,
    ordersPerNetwork: settings.ordersPerNetwork,
    now: () => new Date(),
  };
  const logger = serverLog({ name: 'shop-api', level: settings.logLevel });
  const { sandbox } = settings;
  const app = await build({ ...context, ...operations, sessionKey, formerSessionKeys, sandbox, logger });
  await warnOfEmptyCatalogue(opened.database, app.log);
  const from = settings.mailFrom ?? defaultMailFrom(operator.provider);
  const mailer = smtpMailer(
    { smtpUrl: settings.smtpUrl, from },
    { senderName: operator.name, logo: loadPictures(settings.operatorFile)['icon-192'] },
  );
  registerMetrics(operations.metrics.registry, opened, [
    ...orderMetrics,
    ...paymentMetrics,
    ...refundMetrics,
    ...outboxMetrics,
    ...uploadMetrics,
  ]);
  const { orderWebhook, retention } = settings;
  const jobs = startJobs({
    context,
    mailer,
    rateCounter: app.rateCounter,
    orderWebhook,
    retention,
    log: app.log,
  });
  app.addHook('preClose', (done) => {
    void jobs.stop();
    done();
  });
  app.addHook('onClose', async () => {
    await jobs.stop();
    mailer.close();
    await replica?.close();
    await opened.close();
  });
  return app;
}
