import { sql, type Kysely } from 'kysely';

const statements = [
  `create table rate_limits (
    key text primary key,
    hits integer not null,
    ends_at timestamptz not null
  )`,
  `create index rate_limits_over on rate_limits (ends_at)`,
];

/** Counts of requests, shared by all instances of the server. `key` is a keyed hash of the counted subject. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
