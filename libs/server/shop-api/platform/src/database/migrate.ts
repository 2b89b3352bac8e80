import { setTimeout as sleep } from 'node:timers/promises';
import { Migrator, sql, type Kysely } from 'kysely';
import { migrations } from './migrations';
import type { ShopSchema } from './schema';

/** An arbitrary number that all instances of the server share. */
const lockId = 4300;

const pollIntervalMs = 100;

/** Brings the tables up to date, in a database that no other process changes. */
export async function migrate(database: Kysely<ShopSchema>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error(`The database could not be brought up to date: ${String(error)}`, { cause: error });
}

/**
 * Like `migrate`, in a database of several instances: instances that start together take turns, and only the first one changes
 * anything. The lock belongs to a transaction, because a session's connection may change behind a pooler; waiting instances
 * hold no connection that the first one needs.
 */
export async function migrateInTurn(database: Kysely<ShopSchema>): Promise<void> {
  while (!(await migrateIfFree(database))) await sleep(pollIntervalMs);
}

function migrateIfFree(database: Kysely<ShopSchema>): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{
      locked: boolean;
    }>`select pg_try_advisory_xact_lock(${lockId}::bigint) as locked`.execute(transaction);
    if (rows[0]?.locked) await migrate(database);
    return rows[0]?.locked === true;
  });
}

/** Migrations that the database lacks, for instance after an old backup was restored. */
export async function missingMigrations(database: Kysely<ShopSchema>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  const applied = new Set(rows.map(({ name }) => name));
  return Object.keys(migrations).filter((name) => !applied.has(name));
}
