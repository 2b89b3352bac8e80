import { Migrator, sql, type Kysely } from 'kysely';
import { migrations } from './migrations';
import type { ShopSchema } from './schema';

/** An arbitrary number that all instances of the server share. */
const lockId = 4300;

/** Brings the tables up to date. Instances that start together take turns, and only the first one changes anything. */
export async function migrate(database: Kysely<ShopSchema>): Promise<void> {
  await database.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${lockId}::bigint)`.execute(connection);
    try {
      await migrateLocked(connection);
    } finally {
      await sql`select pg_advisory_unlock(${lockId}::bigint)`.execute(connection);
    }
  });
}

/** Migrations that the database lacks, for instance after an old backup was restored. */
export async function missingMigrations(database: Kysely<ShopSchema>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  const applied = new Set(rows.map(({ name }) => name));
  return Object.keys(migrations).filter((name) => !applied.has(name));
}

async function migrateLocked(connection: Kysely<ShopSchema>): Promise<void> {
  const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error(`The database could not be brought up to date: ${String(error)}`, { cause: error });
}
