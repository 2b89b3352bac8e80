import { sql, type Kysely } from 'kysely';

/** Identity checks whose person was erased, as hashes: none is accepted again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table erased_verifications (hash text primary key)`.execute(database);
}
