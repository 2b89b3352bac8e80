import type { ColumnType, Kysely, Transaction } from 'kysely';
import type { OutboxKind, OutboxPayloads } from '../outbox/outbox-repository';

/** Read as a value, written as JSON text: drivers disagree on arrays, both accept text. */
export type Json<Value> = ColumnType<Value, string, string>;
export type NullableJson<Value> = ColumnType<Value | null, string | null, string | null>;
/** A column with a default: it may be left out when a row is inserted. */
export type WithDefault<Value> = ColumnType<Value, Value | undefined, Value>;
export type Timestamp = WithDefault<Date>;
export type NullableTimestamp = WithDefault<Date | null>;
export type Bytes = ColumnType<Uint8Array, Uint8Array, Uint8Array>;
export type NullableBytes = ColumnType<Uint8Array | null, Uint8Array | null, Uint8Array | null>;

/**
 * A message that a handler delivers once, written in the transaction that caused it. `ended_at` is set when it was delivered or given up;
 * in the latter case `last_error` has the reason. The payload is deleted at the same time.
 */
export interface OutboxTable {
  /** Deduplication key, the same on every attempt. Receivers see it too. */
  id: string;
  kind: OutboxKind;
  payload: NullableJson<OutboxPayloads[OutboxKind]>;
  attempts: WithDefault<number>;
  /** Holds no personal data. */
  last_error: WithDefault<string | null>;
  next_attempt_at: Timestamp;
  /** Null for a message without an expiry. */
  give_up_at: NullableTimestamp;
  ended_at: NullableTimestamp;
  created_at: Timestamp;
}

export interface LeaseTable {
  name: string;
  holder: string;
  expires_at: ColumnType<Date, Date, Date>;
}

/** Requests counted until `ends_at`. The key is a keyed hash of the session, network or recipient. */
export interface RateLimitTable {
  key: string;
  hits: number;
  ends_at: ColumnType<Date, Date, Date>;
}

/**
 * Every table by its name. This interface declares the tables of the platform; each domain declares its own beside the repository that
 * owns them.
 */
export interface ShopSchema {
  outbox: OutboxTable;
  leases: LeaseTable;
  rate_limits: RateLimitTable;
}

export type Database = Kysely<ShopSchema>;

/** A database, or a transaction on it. */
export type Executor = Database | Transaction<ShopSchema>;

export interface OpenDatabase {
  readonly database: Database;
  close(): Promise<void>;
  /** Connections to PostgreSQL, and requests that wait for one; undefined for the embedded database. */
  readonly connections?: () => Connections;
}

export interface Connections {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}
