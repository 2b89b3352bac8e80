import { sql } from 'kysely';
import type { Database, Executor } from '../database/transaction';
import type { OutboxKind, OutboxPayloads } from './outbox-kinds';

interface NewMessage<Kind extends OutboxKind> {
  readonly kind: Kind;
  /** Names the work: a second one under the same id is none. */
  readonly id: string;
  readonly payload: OutboxPayloads[Kind];
  readonly expiresAt?: Date;
}

/** An item for one worker alone, until its lease ends. */
export interface ClaimedMessage<Kind extends OutboxKind> {
  readonly id: string;
  readonly payload: OutboxPayloads[Kind];
  /** Tries so far, this one included. */
  readonly attempts: number;
}

/** Longer than any work may take: a worker that was killed is waited for so long. */
const leaseSeconds = 120;
const keptDays = 30;

/** Asks for work, in the transaction that it follows from. */
export async function enqueue<Kind extends OutboxKind>(transaction: Executor, item: NewMessage<Kind>): Promise<void> {
  await transaction
    .insertInto('outbox')
    .values({ id: item.id, kind: item.kind, payload: JSON.stringify(item.payload), give_up_at: item.expiresAt ?? null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** The item that is due for longest. The claim ends with its statement, so that no row is locked while the outside is asked. */
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

type Claim = Pick<ClaimedMessage<OutboxKind>, 'id' | 'attempts'>;

export async function completeMessage(database: Executor, { id }: Pick<Claim, 'id'>): Promise<void> {
  await sql`update outbox set ended_at = now(), payload = null, last_error = null where id = ${id} and ended_at is null`.execute(
    database,
  );
}

/**
 * The next try comes after 10 s, 20 s, 40 s and so on, an hour at most; or never, when it would come too late. Says nothing where
 * another worker has the item by now.
 *
 * @param reason in words that name nobody
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

/** What ended a month ago tells nobody anything any more. */
export async function deleteOldMessages(database: Database): Promise<void> {
  await sql`delete from outbox where ended_at < now() - make_interval(days => ${keptDays}::int)`.execute(database);
}
