import { sql, type Kysely } from 'kysely';

/** The highest revision of the discovery document that site servers accepted from each release store. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw('create table release_revisions (store text primary key, revision bigint not null)').execute(database);
}
