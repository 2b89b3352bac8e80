import { deleteExpiredCounts } from './platform/http/hit-counter';
import { expireOrders } from './checkout/expire-orders';
import { deleteOldMessages } from './platform/outbox/outbox-repository';
import { startOutboxWorkers, type OutboxOptions } from './outbox-workers';
import { reconcilePayments } from './checkout/reconcile-payments';
import { eraseOldData } from './retention/erase-old-data';
import type { Retention } from './retention/retention';
import { repeatJob, type RepeatedJob } from './platform/jobs/repeat';

export interface JobOptions extends OutboxOptions {
  readonly retention: Retention;
  readonly log: OutboxOptions['log'] & { info(figures: object, words: string): void };
}

const minute = 60_000;
const hour = 60 * minute;

/** What a shop does by itself. Every copy of the server does all of it: each piece of work is taken by one of them. */
export function startJobs(options: JobOptions): RepeatedJob {
  const { context, retention, log } = options;
  const every = (pause: number, work: () => Promise<unknown>, failed: string) =>
    repeatJob(work, pause, (err, requestId) => log.warn({ err, requestId }, failed));
  const erase = async () => log.info(await eraseOldData(context, retention), 'what was kept long enough is erased');
  const jobs = [
    startOutboxWorkers(options),
    every(minute, () => reconcilePayments(context), 'payments could not be reconciled'),
    every(minute, () => expireOrders(context), 'orders could not be expired'),
    every(
      minute,
      () => Promise.all([deleteExpiredCounts(context.database), deleteOldMessages(context.database)]),
      'what is over could not be forgotten',
    ),
    every(hour, erase, 'old data could not be erased'),
  ];
  return { stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))) };
}
