import { sql, type Kysely } from 'kysely';

/**
 * The proof of acceptances: versions of the legal texts and the session, null for earlier acceptances. An order has an annex,
 * which prints it and is kept with its contracts.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table order_acceptances
    add column terms_version text, add column privacy_version text, add column session_hash text`.execute(database);
  await sql`alter table contracts drop constraint contracts_kind_check, add constraint contracts_kind_check
    check (kind in ('contract', 'summary', 'mandate', 'annex'))`.execute(database);
}
