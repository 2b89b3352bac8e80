import { createHmac, hkdfSync } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/transaction';

/** At most `max` hits in the `seconds` that begin with the first one. */
export interface RateLimit {
  readonly max: number;
  readonly seconds: number;
}

/** Counts that all copies of the server share. Of whom or what is counted, the database learns a keyed hash. */
export interface RateCounter {
  /** Counts a hit; answers how many seconds to wait where that is one too many, else null. */
  count(subject: string, allowance: RateLimit): Promise<number | null>;
  /** Takes one hit back. */
  uncount(subject: string): Promise<void>;
}

/** @param sessionKey secret that the copies share */
export function createRateCounter(database: Database, sessionKey: string): RateCounter {
  const hashKey = Buffer.from(hkdfSync('sha256', sessionKey, '', 'alzette rate limits', 32));
  const keyOf = (subject: string) => createHmac('sha256', hashKey).update(subject).digest('base64url');

  return {
    count: async (subject, { max, seconds }) => {
      // One statement, so that no two copies read the same count. `clock_timestamp`, since a hit may have waited for another one's.
      const { rows } = await sql<{ hits: number; seconds_left: number }>`
        insert into rate_limits (key, hits, ends_at)
        values (${keyOf(subject)}, 1, clock_timestamp() + make_interval(secs => ${seconds}::int))
        on conflict (key) do update set
          hits = case when rate_limits.ends_at <= clock_timestamp() then 1 else rate_limits.hits + 1 end,
          ends_at = case when rate_limits.ends_at <= clock_timestamp() then excluded.ends_at else rate_limits.ends_at end
        returning hits, ceil(extract(epoch from ends_at - clock_timestamp()))::int as seconds_left`.execute(database);
      const [counted] = rows;
      if (!counted) throw new Error('A hit was not counted');
      return counted.hits > max ? Math.max(1, counted.seconds_left) : null;
    },
    uncount: async (subject) => {
      await sql`update rate_limits set hits = hits - 1 where key = ${keyOf(subject)} and hits > 0`.execute(database);
    },
  };
}

/** Forgets what no longer counts. */
export async function deleteExpiredCounts(database: Database): Promise<void> {
  await sql`delete from rate_limits where ends_at <= now()`.execute(database);
}
