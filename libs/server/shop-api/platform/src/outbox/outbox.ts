import type { FastifyBaseLogger } from 'fastify';
import { MailUnavailableError } from '@alzette/server-kit/mail';
import type { Database } from '../database/schema';
import { repeatJob, type RepeatedJob } from '../jobs/repeat';
import { PartnerError } from '../partners/partner-error';
import {
  claimMessage,
  completeMessage,
  postponeMessage,
  type OutboxKind,
  type OutboxPayloads,
} from './outbox-repository';

/** Delivers one message. Must be idempotent: a worker may end after the delivery and before it is recorded. */
export type OutboxHandler<Kind extends OutboxKind> = (payload: OutboxPayloads[Kind], id: string) => Promise<void>;

export type OutboxHandlers = { readonly [Kind in OutboxKind]: OutboxHandler<Kind> };

/** A failed delivery whose message may be stored and logged, because it holds no personal data. */
export class DeliveryError extends Error {
  override readonly name: string = 'DeliveryError';
}

interface ProcessOptions {
  readonly onFailure?: (failure: { readonly kind: OutboxKind; readonly id: string; readonly reason: string }) => void;
  /** Stops after the current message. */
  readonly signal?: AbortSignal;
}

const pollIntervalMs = 1_000;

/**
 * Delivers all due messages of one kind. Safe on any number of instances of the server at once: one of them delivers each message.
 * Failed messages and those of a killed process are retried later.
 */
export async function processOutbox<Kind extends OutboxKind>(
  database: Database,
  kind: Kind,
  handle: OutboxHandler<Kind>,
  { onFailure = () => undefined, signal }: ProcessOptions = {},
): Promise<void> {
  while (!signal?.aborted) {
    const message = await claimMessage(database, kind);
    if (!message) return;
    const [result] = await Promise.allSettled([handle(message.payload, message.id)]);
    if (result.status === 'fulfilled') {
      await completeMessage(database, message);
      continue;
    }
    const reason = failureReason(result.reason);
    await postponeMessage(database, message, reason);
    onFailure({ kind, id: message.id, reason });
  }
}

/** Starts one worker for each kind, so that an unavailable mail server does not delay payments. */
export function startOutboxWorkers(
  database: Database,
  handlers: OutboxHandlers,
  log: Pick<FastifyBaseLogger, 'warn'>,
): RepeatedJob {
  const stopping = new AbortController();
  const workers = (Object.keys(handlers) as OutboxKind[]).map((kind) =>
    repeatJob(
      () =>
        processOutbox(database, kind, handlers[kind] as OutboxHandler<OutboxKind>, {
          onFailure: (failure) => log.warn(failure, 'an outbox message could not be delivered and will be retried'),
          signal: stopping.signal,
        }),
      pollIntervalMs,
      (err) => log.warn({ err }, 'the outbox could not be processed'),
    ),
  );
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

/** The part of a failure that may be stored. A mail server's message contains the recipient, and other errors may quote any data. */
export function failureReason(error: unknown): string {
  if (error instanceof PartnerError || error instanceof DeliveryError) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = (error instanceof MailUnavailableError ? (error.cause ?? {}) : error) as Readonly<
    Record<string, unknown>
  >;
  return [error.name, code, responseCode]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');
}
