import closeWithGrace from 'close-with-grace';
import { loadOperator } from '@alzette/operator-config/load';
import { defaultMailFrom, smtpMailer } from '@alzette/server-kit/mail';
import { build } from './build';
import { readEnvironment } from './config/environment';
import { openDatabase } from './database/open-database';
import { sweepHits } from './http/hit-counter';
import { loggerOptions } from './http/logger';
import { expireOrders } from './orders/expiry/expire-orders';
import { forgetOldItems } from './outbox/outbox-repository';
import { startOutbox } from './outbox/outbox-workers';
import { httpPartners } from './partners/http-partners';
import { reconcilePayments } from './payments/reconciliation/reconcile-payments';
import { repeat } from './payments/reconciliation/repeat';
import type { ShopContext } from './shop-context';
import { explainStartFailure } from './start-failure';

const drainMilliseconds = 10_000;
const reconciliationPause = 60_000;
const expiryPause = 60_000;
const sweepPause = 60_000;

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
  const context: ShopContext = {
    database,
    operator,
    partners: httpPartners(operator, settings.partnerUrl, settings.partnerKey),
    siteUrl: settings.siteUrl,
    bypass: settings.bypass,
    shopApiUrl: settings.shopApiUrl,
    partnerKey: settings.partnerKey,
    orderLifetimeHours: settings.orderLifetimeHours,
    now: () => new Date(),
  };
  const app = await build({ ...context, sessionKey: settings.sessionKey, logger: loggerOptions(settings.logLevel) });
  const reconciliation = repeat(
    () => reconcilePayments(context),
    reconciliationPause,
    (err) => app.log.warn({ err }, 'payments could not be reconciled'),
  );
  const expiry = repeat(
    () => expireOrders(context),
    expiryPause,
    (err) => app.log.warn({ err }, 'orders could not be expired'),
  );
  const sweep = repeat(
    () => Promise.all([sweepHits(database), forgetOldItems(database)]),
    sweepPause,
    (err) => app.log.warn({ err }, 'what is over could not be forgotten'),
  );
  const from = settings.mailFrom ?? defaultMailFrom(operator.provider);
  const mailer = smtpMailer({ smtpUrl: settings.smtpUrl, from }, { senderName: operator.name });
  const outbox = startOutbox({ context, mailer, orderWebhook: settings.orderWebhook, log: app.log });
  const stop = async () => {
    await Promise.all([app.close(), reconciliation.stop(), expiry.stop(), outbox.stop(), sweep.stop()]);
    mailer.close();
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
