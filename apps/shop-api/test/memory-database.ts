import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { loadDemoCatalogue } from '../src/demo-catalogue/demo-catalogue-repository';
import { migrate } from '../src/platform/database/migrate';
import type { OpenDatabase } from '../src/platform/database/schema';
import { PgliteDialect } from '../src/platform/database/pglite-dialect';
import type { ShopSchema } from '../src/platform/database/schema';

/** A database in memory with the demo catalogue. @param onQuery called for each query */
export async function openMemoryDatabase(onQuery: () => void = () => {}): Promise<OpenDatabase> {
  const database = await openEmptyDatabase(onQuery);
  await migrate(database);
  await loadDemoCatalogue(database);
  return { database, close: () => database.destroy() };
}

/** A database in memory without tables. */
export async function openEmptyDatabase(onQuery: () => void = () => {}): Promise<Kysely<ShopSchema>> {
  const initial = readFileSync(process.env['ALZETTE_TEST_DATABASE'] ?? '');
  const client = await PGlite.create({ loadDataDir: new Blob([initial]) });
  return new Kysely<ShopSchema>({ dialect: new PgliteDialect(client), log: onQuery });
}
