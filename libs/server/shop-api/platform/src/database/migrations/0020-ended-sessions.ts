import { sql, type Kysely } from 'kysely';

const statements = [
  `create table ended_sessions (
    hash text primary key,
    ended_at timestamptz not null
  )`,
  `create index ended_sessions_by_time on ended_sessions (ended_at)`,
];

/** Sessions that a login or logout ended, as hashes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
