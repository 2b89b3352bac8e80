import type { FastifyBaseLogger } from 'fastify';
import { circuitBreaker } from '@alzette/server-kit';
import type { Mailer } from '@alzette/server-kit/mail';
import {
  deleteExpiredOrderAccess,
  remindOfReturns,
  sendEsimMail,
  sendItemMail,
  sendOrderLink,
} from '@alzette/shop-api/after-sale';
import { type CheckoutContext, expireOrders, reconcilePayments, settleSession } from '@alzette/shop-api/checkout';
import { sendPaymentReminder, sendReceipt } from '@alzette/shop-api/documents';
import { deliverNotification, notifySubscribers } from '@alzette/shop-api/open-apis';
import { deliverOrderWebhook, findEmail, OrderWebhookError } from '@alzette/shop-api/order';
import { makeRefund } from '@alzette/shop-api/payment';
import {
  deleteExpiredCounts,
  deleteOldMessages,
  mailboxOf,
  type OperatorContext,
  type OrderWebhook,
  type OutboxHandlers,
  type OutboxKeys,
  type RateCounter,
  type RepeatedJob,
  repeatJob,
  type Retention,
  startOutboxWorkers,
} from '@alzette/shop-api/platform';
import { eraseOldData } from '@alzette/shop-api/privacy';
import { sendSavedCart } from '@alzette/shop-api/site';

interface DeliveryOptions {
  readonly context: CheckoutContext & OperatorContext;
  readonly mailer: Mailer;
  readonly rateCounter: RateCounter;
  /** If it is null, ended orders are never reported, not even later. */
  readonly orderWebhook: OrderWebhook | null;
}

export interface JobOptions extends DeliveryOptions {
  readonly retention: Retention;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Starts every job. All instances of the server run them; each piece of work is claimed by one instance. */
export function startJobs(options: JobOptions): RepeatedJob {
  const { context, retention, log } = options;
  const { database } = context;
  const every = (intervalMs: number, work: () => Promise<unknown>, failure: string) =>
    repeatJob(work, intervalMs, (err) => log.warn({ err }, failure));
  const erase = async () => log.info(await eraseOldData(context, retention), 'old personal data is erased');
  const deleteExpired = () =>
    Promise.all([
      deleteExpiredCounts(database),
      deleteOldMessages(database),
      deleteExpiredOrderAccess(database, context.now()),
    ]);
  const jobs = [
    startOutboxWorkers(database, outboxHandlers(options), recipients(context), log),
    every(minuteMs, () => reconcilePayments(context), 'payments could not be reconciled'),
    every(minuteMs, () => expireOrders(context), 'orders could not be expired'),
    every(minuteMs, deleteExpired, 'expired rows could not be deleted'),
    every(hourMs, erase, 'old personal data could not be erased'),
  ];
  return { stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))) };
}

/** Who gets the mails, by kind. Mails to one mailbox keep their order. */
function recipients({ database }: CheckoutContext): OutboxKeys {
  const ofOrder = async ({ orderId }: { readonly orderId: string }) =>
    mailboxOf((await findEmail(database, orderId)) ?? orderId);
  return {
    receipt: ofOrder,
    esim_mail: ofOrder,
    item_mail: ofOrder,
    payment_reminder: ofOrder,
    saved_cart_mail: ({ to }) => mailboxOf(to),
    order_link: ({ email }) => mailboxOf(email),
  };
}

export function outboxHandlers({ context, mailer, rateCounter, orderWebhook }: DeliveryOptions): OutboxHandlers {
  const breaker = circuitBreaker({
    isFailure: (error) => !(error instanceof OrderWebhookError && error.status !== null && error.status < 500),
  });
  return {
    receipt: sendReceipt(context, mailer),
    esim_mail: sendEsimMail(context, mailer),
    saved_cart_mail: sendSavedCart(mailer, rateCounter),
    item_mail: sendItemMail(context, mailer),
    order_link: sendOrderLink(context, { mailer, rateCounter }),
    payment_reminder: sendPaymentReminder(context, { mailer, rateCounter }),
    refund: makeRefund(context),
    return_reminder: remindOfReturns(context),
    payment_webhook: ({ sessionId }) => settleSession(context, sessionId),
    order_event: async (event, id) => {
      if (orderWebhook) await breaker.run(() => deliverOrderWebhook(orderWebhook, event, id, context.now()));
    },
    order_change: notifySubscribers(context),
    hub_notification: deliverNotification(context),
  };
}
