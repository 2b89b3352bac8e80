import { sweepHits } from './platform/http/hit-counter';
import { expireOrders } from './checkout/expire-orders';
import { forgetOldItems } from './platform/outbox/outbox-repository';
import { startOutbox, type OutboxOptions } from './outbox-workers';
import { reconcilePayments } from './checkout/reconcile-payments';
import { eraseOldData } from './retention/erase-old-data';
import type { Retention } from './retention/retention';
import { repeat, type Repeated } from './platform/jobs/repeat';

export interface JobOptions extends OutboxOptions {
  readonly retention: Retention;
  readonly log: OutboxOptions['log'] & { info(figures: object, words: string): void };
}

const minute = 60_000;
const hour = 60 * minute;

/** What a shop does by itself. Every copy of the server does all of it: each piece of work is taken by one of them. */
export function startJobs(options: JobOptions): Repeated {
  const { context, retention, log } = options;
  const every = (pause: number, work: () => Promise<unknown>, failed: string) =>
    repeat(work, pause, (err, requestId) => log.warn({ err, requestId }, failed));
  const erase = async () => log.info(await eraseOldData(context, retention), 'what was kept long enough is erased');
  const jobs = [
    startOutbox(options),
    every(minute, () => reconcilePayments(context), 'payments could not be reconciled'),
    every(minute, () => expireOrders(context), 'orders could not be expired'),
    every(
      minute,
      () => Promise.all([sweepHits(context.database), forgetOldItems(context.database)]),
      'what is over could not be forgotten',
    ),
    every(hour, erase, 'old data could not be erased'),
  ];
  return { stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))) };
}
