import { sql } from 'kysely';
import type { Database, Executor } from '../database/schema';
import type { MetricQuery } from '../metrics/metrics';
import { isUnhandled, type WorkItem } from '../staff-log/staff-log-repository';

/** The payload of each kind of message. A domain adds its kinds beside the code that enqueues them. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Extended by declaration merging.
export interface OutboxPayloads {}

export type OutboxKind = keyof OutboxPayloads & string;

interface NewMessage<Kind extends OutboxKind> {
  readonly kind: Kind;
  /** Deduplication key: a second message under the same id is ignored. */
  readonly id: string;
  readonly payload: OutboxPayloads[Kind];
  readonly expiresAt?: Date;
  /** Seconds until the first attempt; 0 if left out. */
  readonly delaySeconds?: number;
}

/** A message that one worker holds until its lease ends. */
export interface ClaimedMessage<Kind extends OutboxKind> {
  readonly id: string;
  readonly payload: OutboxPayloads[Kind];
  /** Attempts so far, the current one included. */
  readonly attempts: number;
}

type Claim = Pick<ClaimedMessage<OutboxKind>, 'id' | 'attempts'>;

/** Longer than the maximum run time of a handler. A message of a killed worker waits for this time. */
const leaseSeconds = 120;
const retentionDays = 30;

/** A message of any kind. */
export type AnyMessage = { readonly [Kind in OutboxKind]: NewMessage<Kind> }[OutboxKind];

/** Adds messages in the transaction that causes them. */
export async function enqueue(transaction: Executor, ...messages: readonly AnyMessage[]): Promise<void> {
  if (messages.length === 0) return;
  await transaction
    .insertInto('outbox')
    .values(
      messages.map(({ id, kind, payload, expiresAt, delaySeconds = 0 }) => ({
        id,
        kind,
        payload: JSON.stringify(payload),
        give_up_at: expiresAt ?? null,
        next_attempt_at: sql<Date>`now() + make_interval(secs => ${delaySeconds}::int)`,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Claims the message that has been due longest. The claim ends with its statement, so that no row stays locked during delivery. */
export async function claimMessage<Kind extends OutboxKind>(
  database: Database,
  kind: Kind,
): Promise<ClaimedMessage<Kind> | null> {
  const { rows } = await sql<ClaimedMessage<Kind>>`
    update outbox
    set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${leaseSeconds}::int)
    where id = (
      select id from outbox
      where kind = ${kind} and ended_at is null and next_attempt_at <= now()
      order by next_attempt_at
      limit 1
      for update skip locked
    )
    returning id, payload, attempts`.execute(database);
  return rows[0] ?? null;
}

export async function completeMessage(database: Executor, { id }: Pick<Claim, 'id'>): Promise<void> {
  await sql`update outbox set ended_at = now(), payload = null, last_error = null where id = ${id} and ended_at is null`.execute(
    database,
  );
}

/** Removes a message without delivery. Unlike a completed one, it may be added again under the same id. */
export async function withdrawMessage(database: Executor, id: string): Promise<void> {
  await database.deleteFrom('outbox').where('id', '=', id).execute();
}

/**
 * Schedules the next attempt after 10 s, 20 s, 40 s and so on, at most an hour; a message that would expire before is given up.
 * Does nothing if another worker has claimed the message since.
 *
 * @param reason without personal data
 */
export async function postponeMessage(database: Database, { id, attempts }: Claim, reason: string): Promise<void> {
  const pause = sql`make_interval(secs => least(3600, 10 * power(2, least(${attempts}::int, 20) - 1)))`;
  await sql`
    update outbox set
      last_error = ${reason},
      next_attempt_at = now() + ${pause},
      ended_at = case when now() + ${pause} > give_up_at then now() end,
      payload = case when now() + ${pause} > give_up_at then null else payload end
    where id = ${id} and attempts = ${attempts}::int and ended_at is null`.execute(database);
}

export async function deleteOldMessages(database: Database): Promise<void> {
  await sql`delete from outbox where ended_at < now() - make_interval(days => ${retentionDays}::int)`.execute(database);
}

/**
 * Makes the next attempt of a waiting message due now. Returns false if it is due within the lease of a worker, which may be delivering
 * it, or if it does not wait.
 */
export async function expediteMessage(database: Executor, id: string): Promise<boolean> {
  const { rows } = await sql`
    update outbox set next_attempt_at = now()
    where id = ${id} and ended_at is null and next_attempt_at > now() + make_interval(secs => ${leaseSeconds}::int)
    returning id`.execute(database);
  return rows.length > 0;
}

type MessageState = 'delivered' | 'given up' | 'waiting';

/** A message without its payload. */
export interface Message {
  readonly id: string;
  readonly kind: OutboxKind;
  readonly orderId: string | null;
  readonly state: MessageState;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: Date;
  readonly nextAttemptAt: Date;
  readonly endedAt: Date | null;
}

/** The columns of `Message`. The ids of mails about an order hold its id, also after the payload was deleted. */
const messageColumns = sql`
  id, kind, attempts, last_error as "lastError", created_at as "createdAt", next_attempt_at as "nextAttemptAt", ended_at as "endedAt",
  coalesce(payload->>'orderId', case when kind in ('receipt', 'esim_mail', 'item_mail', 'payment_reminder')
    then substring(id from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}') end) as "orderId",
  case when ended_at is null then 'waiting' when last_error is null then 'delivered' else 'given up' end as state`;

/** Messages whose delivery failed, and that still wait or were given up in the last 30 days; the oldest first. */
export async function findUndeliveredMessages(database: Executor): Promise<WorkItem[]> {
  const { rows } = await sql<Message>`
    select ${messageColumns} from outbox where last_error is not null order by created_at`.execute(database);
  return rows.map(({ id, kind, orderId, state, attempts, lastError, createdAt }) => ({
    id,
    orderId,
    since: createdAt,
    details: { kind, state, attempts, error: lastError },
  }));
}

export async function findMessage(database: Executor, id: string): Promise<Message | null> {
  const { rows } = await sql<Message>`select ${messageColumns} from outbox where id = ${id}`.execute(database);
  return rows[0] ?? null;
}

/** The messages about an order, of the last 30 days. */
export async function findMessagesOfOrder(database: Executor, orderId: string): Promise<readonly Message[]> {
  const { rows } = await sql<Message>`
    select ${messageColumns} from outbox
    where position(${orderId} in id) > 0 or payload->>'orderId' = ${orderId}
    order by created_at`.execute(database);
  return rows;
}

/** SQL: the recipient is in the payload, not in an order. */
const isTo = (address: string) => sql<boolean>`lower(coalesce(payload->>'to', payload->>'email')) = lower(${address})`;

/** The undelivered mails to this address that are not about an order's own shopper: saved carts and links to orders. */
export async function findMessagesTo(database: Executor, address: string): Promise<readonly Message[]> {
  const { rows } = await sql<Message>`select ${messageColumns} from outbox where ${isTo(address)}`.execute(database);
  return rows;
}

export async function deleteMessagesTo(database: Executor, address: string): Promise<void> {
  await sql`delete from outbox where ${isTo(address)}`.execute(database);
}

/** SQL: not delivered, although its delay is over, and not handled by a person. */
const isLate = `ended_at is null and (attempts > 0 or next_attempt_at <= now()) and ${isUnhandled('messages', 'outbox.id')}`;

export const outboxMetrics: readonly MetricQuery[] = [
  {
    name: 'alzette_outbox_waiting',
    help: 'Outbox messages that wait for delivery and that no person has handled',
    query: `select count(*)::int as value from outbox where ${isLate}`,
  },
  {
    name: 'alzette_outbox_oldest_seconds',
    help: 'Age of the oldest undelivered outbox message that no person has handled',
    query: `select coalesce(max(extract(epoch from now() - created_at)), 0)::float as value from outbox where ${isLate}`,
  },
  {
    name: 'alzette_outbox_given_up',
    help: 'Outbox messages that were given up in the last 30 days and that no person has handled',
    query: `select count(*)::int as value from outbox
      where ended_at is not null and last_error is not null and ${isUnhandled('messages', 'outbox.id')}`,
  },
];
