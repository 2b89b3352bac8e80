import { sql, type Kysely } from 'kysely';

/** The pictures of devices are files. Earlier releases render them from `drawing`. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table catalogue_devices alter column drawing drop not null`.execute(database);
}
