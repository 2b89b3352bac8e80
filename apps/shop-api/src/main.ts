import { loadOperator } from '@alzette/operator-config/load';
import { runServer, serverLog, type Operations } from '@alzette/server-kit';
import { defaultMailFrom, smtpMailer } from '@alzette/server-kit/mail';
import { build } from './build';
import { runCommand } from './commands/run-command';
import { readEnvironment, type Settings } from './config/environment';
import { openDatabase } from './database/open-database';
import { sweepHits } from './http/hit-counter';
import type { ShopServer } from './http/shop-server';
import { shopFigures } from './metrics/shop-figures';
import { expireOrders } from './orders/expiry/expire-orders';
import { forgetOldItems } from './outbox/outbox-repository';
import { startOutbox } from './outbox/outbox-workers';
import { httpPartners } from './partners/http-partners';
import { reconcilePayments } from './payments/reconciliation/reconcile-payments';
import { repeat } from './payments/reconciliation/repeat';
import { eraseOldData } from './retention/erase-old-data';
import type { ShopContext } from './shop-context';
import { explainStartFailure } from './start-failure';

const reconciliationPause = 60_000;
const expiryPause = 60_000;
const sweepPause = 60_000;
const erasurePause = 3_600_000;

const command = process.argv.slice(2);
if (command.length > 0) {
  runCommand(command).catch((error: unknown) => {
    process.stderr.write(`shop-api did not do it. ${explainStartFailure(error)}\n`);
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

/** The server with its database and the jobs that it does by itself, all of which end with it. */
async function buildShop(settings: Settings, operations: Operations): Promise<ShopServer> {
  const operator = loadOperator(settings.operatorFile);
  const [sessionKey, ...formerSessionKeys] = settings.sessionKeys;
  const [partnerKey, ...formerPartnerKeys] = settings.partnerKeys;
  const opened = await openDatabase(settings);
  const { database } = opened;
  const context: ShopContext = {
    database,
    operator,
    partners: httpPartners(operator, settings.partnerUrl, partnerKey),
    siteUrl: settings.siteUrl,
    bypass: settings.bypass,
    shopApiUrl: settings.shopApiUrl,
    partnerKey,
    formerPartnerKeys,
    trustedSigners: settings.trustedSigners,
    orderLifetimeHours: settings.orderLifetimeHours,
    now: () => new Date(),
  };
  const logger = serverLog({ name: 'shop-api', level: settings.logLevel });
  const app = await build({ ...context, ...operations, sessionKey, formerSessionKeys, logger });
  const from = settings.mailFrom ?? defaultMailFrom(operator.provider);
  const mailer = smtpMailer({ smtpUrl: settings.smtpUrl, from }, { senderName: operator.name });
  shopFigures(operations.metrics.registry, opened);
  const jobs = [
    startOutbox({ context, mailer, orderWebhook: settings.orderWebhook, log: app.log }),
    repeat(
      () => reconcilePayments(context),
      reconciliationPause,
      (err, requestId) => app.log.warn({ err, requestId }, 'payments could not be reconciled'),
    ),
    repeat(
      () => expireOrders(context),
      expiryPause,
      (err, requestId) => app.log.warn({ err, requestId }, 'orders could not be expired'),
    ),
    repeat(
      () => Promise.all([sweepHits(database), forgetOldItems(database)]),
      sweepPause,
      (err, requestId) => app.log.warn({ err, requestId }, 'what is over could not be forgotten'),
    ),
    repeat(
      async () => app.log.info(await eraseOldData(context, settings.retention), 'what was kept long enough is erased'),
      erasurePause,
      (err, requestId) => app.log.warn({ err, requestId }, 'old data could not be erased'),
    ),
  ];
  const stopJobs = () => Promise.all(jobs.map((job) => job.stop()));
  app.addHook('preClose', (done) => {
    void stopJobs();
    done();
  });
  app.addHook('onClose', async () => {
    await stopJobs();
    mailer.close();
    await opened.close();
  });
  return app;
}
