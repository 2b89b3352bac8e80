import type { Database } from '../database/transaction';
import { failureReason } from './failure-reason';
import type { OutboxKind, OutboxPayloads } from './outbox-kinds';
import { claimMessage, completeMessage, postponeMessage } from './outbox-repository';

/** Does one piece of work. Done twice it must come to the same: a worker may end between the work and the note of it. */
export type OutboxHandler<Kind extends OutboxKind> = (payload: OutboxPayloads[Kind], id: string) => Promise<void>;

interface WorkOptions {
  /** Hears of each try that failed. */
  readonly onFailure?: (
    failure: { readonly kind: OutboxKind; readonly id: string; readonly reason: string },
    error: unknown,
  ) => void;
  /** Stops after the piece that is under way. */
  readonly signal?: AbortSignal;
}

/**
 * Does every piece of work of one kind that is due. Any number of copies of the server may do so at once: each piece is done by
 * one of them, what fails is tried again later, and what a killed process had begun as well.
 */
export async function processOutbox<Kind extends OutboxKind>(
  database: Database,
  kind: Kind,
  work: OutboxHandler<Kind>,
  { onFailure = () => undefined, signal }: WorkOptions = {},
): Promise<void> {
  while (!signal?.aborted) {
    const item = await claimMessage(database, kind);
    if (!item) return;
    const [result] = await Promise.allSettled([work(item.payload, item.id)]);
    if (result.status === 'fulfilled') {
      await completeMessage(database, item);
      continue;
    }
    const reason = failureReason(result.reason);
    await postponeMessage(database, item, reason);
    onFailure({ kind, id: item.id, reason }, result.reason);
  }
}
