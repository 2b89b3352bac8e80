import { sql, type Kysely } from 'kysely';

/** Responses to the question about analytics. The visitor's cookie holds the id; a row contains no personal data. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table analytics_consents (
    id uuid primary key,
    choice text not null check (choice in ('accepted', 'refused')),
    locale text not null,
    text text not null,
    cookies_version text not null,
    answered_at timestamptz not null
  )`.execute(database);
  await sql`create index analytics_consents_by_time on analytics_consents (answered_at)`.execute(database);
}
