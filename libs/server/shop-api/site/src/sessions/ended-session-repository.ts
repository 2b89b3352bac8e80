import { sql } from 'kysely';
import type { Database, Timestamp } from '@alzette/shop-api/platform';

/** A session that a login or logout ended. Copies of its cookie are refused. */
interface EndedSessionTable {
  /** SHA-256 of the session id, base64url. */
  hash: string;
  ended_at: Timestamp;
}

declare module '@alzette/shop-api/platform/schema' {
  interface ShopSchema {
    ended_sessions: EndedSessionTable;
  }
}

export interface EndedSession {
  readonly hash: string;
  readonly endedAt: Date;
}

export async function insertEndedSession(database: Database, hash: string): Promise<void> {
  await database
    .insertInto('ended_sessions')
    .values({ hash, ended_at: sql<Date>`clock_timestamp()` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The sessions that ended at `since` or later, oldest first. */
export async function findEndedSessions(database: Database, since: Date, limit: number): Promise<EndedSession[]> {
  const rows = await database
    .selectFrom('ended_sessions')
    .select(['hash', 'ended_at'])
    .where('ended_at', '>=', since)
    .orderBy('ended_at')
    .orderBy('hash')
    .limit(limit)
    .execute();
  return rows.map(({ hash, ended_at }) => ({ hash, endedAt: ended_at }));
}

/** Deletes sessions whose cookies have expired. Returns how many. */
export async function deleteEndedSessions(database: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('ended_sessions')
    .where('ended_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
