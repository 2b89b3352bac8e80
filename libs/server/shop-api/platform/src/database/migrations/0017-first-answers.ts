import { sql, type Kysely } from 'kysely';

/** The first response to an Idempotency-Key. Null for older keys, whose orders are presented in their current state. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_keys add column answer jsonb`.execute(database);
}
