import type { ColumnType } from 'kysely';
import type { OutboxKind, OutboxPayloads } from '../outbox/outbox-kinds';
import type { NullableJson } from './json';

type Timestamp = ColumnType<Date, Date | undefined, Date>;
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

/**
 * Work that has to be done once, written in the transaction that it follows from. `ended_at` says that it was done, or given up,
 * and then `last_error` why; the payload is forgotten with it.
 */
export interface OutboxTable {
  /** Also what the outside knows it by: the same on every try. */
  id: string;
  kind: OutboxKind;
  payload: NullableJson<OutboxPayloads[OutboxKind]>;
  attempts: ColumnType<number, number | undefined, number>;
  /** In words that name nobody. */
  last_error: ColumnType<string | null, string | null | undefined, string | null>;
  next_attempt_at: Timestamp;
  /** When it is worth nothing any more; null for what is tried for ever. */
  give_up_at: NullableTimestamp;
  ended_at: NullableTimestamp;
  created_at: Timestamp;
}

/** A webhook of the payment provider that was taken. */
export interface WebhookEventTable {
  id: string;
  session_id: string;
  received_at: Timestamp;
}

export interface LeaseTable {
  name: string;
  holder: string;
  expires_at: ColumnType<Date, Date, Date>;
}

/** Requests counted until `ends_at`, of a session, a network or a recipient of mails that is known as a keyed hash only. */
export interface RateLimitTable {
  key: string;
  hits: number;
  ends_at: ColumnType<Date, Date, Date>;
}

/** What the servers need among themselves. */
export interface WorkSchema {
  outbox: OutboxTable;
  webhook_events: WebhookEventTable;
  leases: LeaseTable;
  rate_limits: RateLimitTable;
}
