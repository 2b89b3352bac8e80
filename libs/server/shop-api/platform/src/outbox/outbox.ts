import type { FastifyBaseLogger } from 'fastify';
import { MailUnavailableError } from '@alzette/server-kit/mail';
import type { Database } from '../database/schema';
import { repeatJob, type RepeatedJob } from '../jobs/repeat';
import { PartnerError } from '../partners/partner-error';
import {
  type ClaimedMessage,
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

/** Messages with the same key are delivered one after the other, in the order in which they were added. */
export type KeyOf<Kind extends OutboxKind> = (payload: OutboxPayloads[Kind]) => string | Promise<string>;

/** The kinds of which several messages are delivered at once, with the key that keeps their order, for instance the recipient. */
export type OutboxKeys = { readonly [Kind in OutboxKind]?: KeyOf<Kind> };

interface ProcessOptions<Kind extends OutboxKind> {
  /** Delivers up to `maxAtOnce` messages at once. Without it they are delivered one after the other. */
  readonly keyOf?: KeyOf<Kind> | undefined;
  readonly onFailure?: (failure: { readonly kind: OutboxKind; readonly id: string; readonly reason: string }) => void;
  /** Stops after the current messages. */
  readonly signal?: AbortSignal;
}

const pollIntervalMs = 1_000;

/** Messages of one kind that one instance of the server delivers at once. Each kind has its own, so that none waits for another. */
const maxAtOnce = 5;

/**
 * Delivers all due messages of one kind. Safe on any number of instances of the server at once: one of them delivers each message.
 * Failed messages and those of a killed process are retried later.
 */
export async function processOutbox<Kind extends OutboxKind>(
  database: Database,
  kind: Kind,
  handle: OutboxHandler<Kind>,
  { onFailure = () => undefined, keyOf, signal }: ProcessOptions<Kind> = {},
): Promise<void> {
  const deliver = async (message: ClaimedMessage<Kind>) => {
    const [result] = await Promise.allSettled([handle(message.payload, message.id)]);
    if (result.status === 'fulfilled') return completeMessage(database, message);
    const reason = failureReason(result.reason);
    await postponeMessage(database, message, reason);
    onFailure({ kind, id: message.id, reason });
  };
  const deliveries = new Deliveries(keyOf ? maxAtOnce : 1);
  while ((await deliveries.hasRoom()) && !signal?.aborted) {
    const message = await claimMessage(database, kind);
    if (!message) break;
    const key = keyOf ? await keyOf(message.payload) : message.id;
    deliveries.start(key, () => deliver(message));
  }
  await deliveries.end();
}

/** Running deliveries, and those that wait for one with the same key. */
class Deliveries {
  private readonly running = new Set<Promise<void>>();
  private readonly lastOfKey = new Map<string, Promise<void>>();
  private readonly errors: unknown[] = [];

  constructor(private readonly max: number) {}

  /** Resolves when another delivery may start; false after a delivery that could not be recorded. */
  async hasRoom(): Promise<boolean> {
    if (this.running.size >= this.max) await Promise.race(this.running);
    return this.errors.length === 0;
  }

  start(key: string, deliver: () => Promise<void>): void {
    const before = this.lastOfKey.get(key) ?? Promise.resolve();
    const delivery = before
      .then(deliver)
      .catch((error: unknown) => void this.errors.push(error))
      .finally(() => {
        this.running.delete(delivery);
        if (this.lastOfKey.get(key) === delivery) this.lastOfKey.delete(key);
      });
    this.running.add(delivery);
    this.lastOfKey.set(key, delivery);
  }

  /** @throws the first error of a delivery that could not be recorded */
  async end(): Promise<void> {
    await Promise.all(this.running);
    if (this.errors.length > 0) throw this.errors[0];
  }
}

/** Starts one worker for each kind, so that an unavailable mail server does not delay payments. Those with a key deliver several at once. */
export function startOutboxWorkers(
  database: Database,
  handlers: OutboxHandlers,
  keys: OutboxKeys,
  log: Pick<FastifyBaseLogger, 'warn'>,
): RepeatedJob {
  const stopping = new AbortController();
  const workers = (Object.keys(handlers) as OutboxKind[]).map((kind) =>
    repeatJob(
      () =>
        processOutbox(database, kind, handlers[kind] as OutboxHandler<OutboxKind>, {
          onFailure: (failure) => log.warn(failure, 'an outbox message could not be delivered and will be retried'),
          keyOf: keys[kind] as KeyOf<OutboxKind> | undefined,
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
