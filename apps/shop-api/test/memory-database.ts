import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import type { OpenDatabase } from '../src/platform/database/schema';
import { PgliteDialect } from '../src/platform/database/pglite-dialect';
import type { ShopSchema } from '../src/platform/database/schema';

/** A database in memory with the demo catalogue. @param onQuery called for each query */
export async function openMemoryDatabase(onQuery: () => void = () => {}): Promise<OpenDatabase> {
  const database = await openCopy('ALZETTE_DEMO_DATABASE', onQuery);
  return { database, close: () => database.destroy() };
}

/** A database in memory without tables. */
export function openEmptyDatabase(): Promise<Kysely<ShopSchema>> {
  return openCopy('ALZETTE_EMPTY_DATABASE');
}

/** A database in memory with tables, without a catalogue. */
export function openMigratedDatabase(): Promise<Kysely<ShopSchema>> {
  return openCopy('ALZETTE_MIGRATED_DATABASE');
}

/** PostgreSQL clears its buffers when it opens: with the default of 128 MB, that is a third of the time. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];

/** Opens a copy of a database that `initialise-database.cjs` dumped. */
async function openCopy(dump: string, onQuery: () => void = () => {}): Promise<Kysely<ShopSchema>> {
  const initial = readFileSync(process.env[dump] ?? '');
  const client = await PGlite.create({ loadDataDir: new Blob([initial]), startParams });
  return new Kysely<ShopSchema>({ dialect: new PgliteDialect(client), log: onQuery });
}
