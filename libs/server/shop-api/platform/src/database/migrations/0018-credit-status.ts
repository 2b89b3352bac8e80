import { sql, type Kysely } from 'kysely';

/** The result of the credit check of a verified person, and when it was obtained. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table identity_verifications
    add column credit_status text,
    add column credit_checked_at timestamptz`.execute(database);
}
