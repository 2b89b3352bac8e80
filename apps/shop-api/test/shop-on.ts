import { loadDemoCatalogue } from '../src/demo-catalogue/demo-catalogue-repository';
import { openPostgres } from '../src/platform/database/open-database';
import type { OpenDatabase } from '../src/platform/database/schema';
import { startPostgres } from './postgres';
import { openTestShop, type TestShop } from './shop';

export const databaseKinds = ['PostgreSQL', 'PGlite'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** A shop on a database of that kind, which closes with the shop. */
export async function openTestShopOn(kind: DatabaseKind): Promise<TestShop> {
  if (kind === 'PGlite') return openTestShop();
  const postgres = await startPostgres();
  return openTestShop(async () => {
    const { database, close } = await openPostgresWithDemo(postgres.url);
    return {
      database,
      close: async () => {
        await close();
        await postgres.stop();
      },
    };
  });
}

/** Loads the demo catalogue first, as the command does, and opens the database anew. */
export async function openPostgresWithDemo(url: string): Promise<OpenDatabase> {
  const { database, close } = await openPostgres(url);
  await loadDemoCatalogue(database);
  await close();
  return openPostgres(url);
}
