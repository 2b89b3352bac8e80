import type { FastifyBaseLogger } from 'fastify';
import { circuitBreaker } from '@alzette/server-kit';
import type { Mailer } from '@alzette/server-kit/mail';
import { repeat } from './platform/jobs/repeat';
import { settleSession } from './checkout/settle-payment';
import { sendReceipt } from './receipts/send-receipt';
import type { ShopContext } from './app-context';
import { OrderNewsError, sendOrderNews, type OrderWebhook } from './order/deliver-order-event';
import type { OutboxKind } from './platform/outbox/outbox-kinds';
import { workOutbox, type Work } from './platform/outbox/work-outbox';

const pause = 1_000;

export interface OutboxOptions {
  readonly context: ShopContext;
  readonly mailer: Mailer;
  /** Null where nobody listens; what happened then is not told later. */
  readonly orderWebhook: OrderWebhook | null;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

type Works = { readonly [Kind in OutboxKind]: Work<Kind> };

/** How each kind of work is done. */
export function outboxWorks({ context, mailer, orderWebhook }: Omit<OutboxOptions, 'log'>): Works {
  const listener = circuitBreaker({
    isFailure: (error) => !(error instanceof OrderNewsError && error.status !== null && error.status < 500),
  });
  return {
    receipt: sendReceipt(context, mailer),
    saved_cart_mail: (mail, id) => mailer.send({ ...mail, id }),
    payment_webhook: ({ sessionId }) => settleSession(context, sessionId),
    order_event: async (news, id) => {
      if (orderWebhook) await listener.run(() => sendOrderNews(orderWebhook, news, id, context.now()));
    },
  };
}

/** Looks for work every second. Each kind has a worker of its own, so that a mail server that is away keeps no payment waiting. */
export function startOutbox(options: OutboxOptions): { stop(): Promise<void> } {
  const { context, log } = options;
  const works = outboxWorks(options);
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

  function worker<Kind extends OutboxKind>(kind: Kind, work: Work<Kind>) {
    return repeat(
      () =>
        workOutbox(context.database, kind, work, {
          onFailure: (failure) => log.warn(failure, 'work of the outbox failed and is tried again later'),
          signal: stopping.signal,
        }),
      pause,
      (err) => log.warn({ err }, 'the outbox could not be worked on'),
    );
  }
}
