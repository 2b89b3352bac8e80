import type { FastifyBaseLogger } from 'fastify';
import { circuitBreaker } from '@alzette/server-kit';
import type { Mailer } from '@alzette/server-kit/mail';
import { repeatJob } from './platform/jobs/repeat';
import { settleSession } from './checkout/settle-payment';
import { sendReceipt } from './receipts/send-receipt';
import type { ShopContext } from './app-context';
import { OrderWebhookError, deliverOrderWebhook, type OrderWebhook } from './order/deliver-order-event';
import type { OutboxKind } from './platform/outbox/outbox-kinds';
import { processOutbox, type OutboxHandler } from './platform/outbox/work-outbox';

const pause = 1_000;

export interface OutboxOptions {
  readonly context: ShopContext;
  readonly mailer: Mailer;
  /** Null where nobody listens; what happened then is not told later. */
  readonly orderWebhook: OrderWebhook | null;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

type OutboxHandlers = { readonly [Kind in OutboxKind]: OutboxHandler<Kind> };

/** How each kind of work is done. */
export function outboxHandlers({ context, mailer, orderWebhook }: Omit<OutboxOptions, 'log'>): OutboxHandlers {
  const listener = circuitBreaker({
    isFailure: (error) => !(error instanceof OrderWebhookError && error.status !== null && error.status < 500),
  });
  return {
    receipt: sendReceipt(context, mailer),
    saved_cart_mail: (mail, id) => mailer.send({ ...mail, id }),
    payment_webhook: ({ sessionId }) => settleSession(context, sessionId),
    order_event: async (news, id) => {
      if (orderWebhook) await listener.run(() => deliverOrderWebhook(orderWebhook, news, id, context.now()));
    },
  };
}

/** Looks for work every second. Each kind has a worker of its own, so that a mail server that is away keeps no payment waiting. */
export function startOutboxWorkers(options: OutboxOptions): { stop(): Promise<void> } {
  const { context, log } = options;
  const works = outboxHandlers(options);
  const stopping = new AbortController();
  const workers = [
    worker('receipt', works.receipt),
    worker('saved_cart_mail', works.saved_cart_mail),
    worker('payment_webhook', works.payment_webhook),
    worker('order_event', works.order_event),
  ];
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(workers.map((each) => each.stop()));
    },
  };

  function worker<Kind extends OutboxKind>(kind: Kind, work: OutboxHandler<Kind>) {
    return repeatJob(
      () =>
        processOutbox(context.database, kind, work, {
          onFailure: (failure) => log.warn(failure, 'work of the outbox failed and is tried again later'),
          signal: stopping.signal,
        }),
      pause,
      (err) => log.warn({ err }, 'the outbox could not be worked on'),
    );
  }
}
