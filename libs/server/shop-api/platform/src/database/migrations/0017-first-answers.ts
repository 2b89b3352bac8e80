import { sql, type Kysely } from 'kysely';

/** What an Idempotency-Key was first responded with; null under keys of before, whose orders are presented as they stand. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_keys add column answer jsonb`.execute(database);
}
