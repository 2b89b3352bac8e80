import closeWithGrace from 'close-with-grace';
import { loadOperator } from '@alzette/operator-config/load';
import { defaultMailFrom, smtpMailer } from '@alzette/server-kit/mail';
import { build } from './build';
import { runCommand } from './commands/run-command';
import { readEnvironment } from './config/environment';
import { openDatabase } from './database/open-database';
import { loggerOptions } from './http/logger';
import { expireOrders } from './orders/expiry/expire-orders';
import { httpPartners } from './partners/http-partners';
import { reconcilePayments } from './payments/reconciliation/reconcile-payments';
import { repeat } from './payments/reconciliation/repeat';
import { mailFailure } from './receipts/mail-failure';
import { sendReceipts } from './receipts/send-receipts';
import type { ShopContext } from './shop-context';
import { explainStartFailure } from './start-failure';

const drainMilliseconds = 10_000;
const reconciliationPause = 60_000;
const receiptPause = 5_000;
const expiryPause = 60_000;

const command = process.argv.slice(2);

try {
  await (command.length > 0 ? runCommand(command) : start());
} catch (error) {
  process.stderr.write(`shop-api ${command.length > 0 ? 'did not do it' : 'cannot start'}. ${explainStartFailure(error)}\n`);
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
    trustedSigners: settings.trustedSigners,
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
  const from = settings.mailFrom ?? defaultMailFrom(operator.provider);
  const mailer = smtpMailer({ smtpUrl: settings.smtpUrl, from }, { senderName: operator.name });
  const receipts = repeat(
    () => sendReceipts(context, mailer),
    receiptPause,
    (error) => app.log.warn(mailFailure(error), 'a receipt could not be sent'),
  );
  const stop = async () => {
    await Promise.all([app.close(), reconciliation.stop(), expiry.stop(), receipts.stop()]);
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
