import { sql, type Kysely } from 'kysely';

/** A file that a shopper uploads is a proof of residence or the receipt of goods that were sent back. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table uploads add column purpose text not null default 'residence'`).execute(database);
}
