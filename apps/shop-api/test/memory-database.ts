import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { migrate } from '../src/database/migrate';
import type { OpenDatabase } from '../src/database/open-database';
import { PgliteDialect } from '../src/database/pglite-dialect';
import type { ShopSchema } from '../src/database/schema';

/** A database that lives in memory only, with all tables and the catalogue. */
export async function openMemoryDatabase(): Promise<OpenDatabase> {
  const initial = readFileSync(process.env['ALZETTE_TEST_DATABASE'] ?? '');
  const client = await PGlite.create({ loadDataDir: new Blob([initial]) });
  const database = new Kysely<ShopSchema>({ dialect: new PgliteDialect(client) });
  await migrate(database);
  return { database, close: () => database.destroy() };
}
