import { loadDemoCatalogue } from '@alzette/shop-api/catalogue';
import { type OpenDatabase, openPostgres } from '@alzette/shop-api/platform/testing';
import { openTestShop, type TestShop } from './shop';
import { openDemoDatabase, openEmbeddedDemoDatabase } from './test-database';

export const databaseKinds = ['PostgreSQL', 'PGlite'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** A shop on a database of that kind, which closes with the shop. */
export function openTestShopOn(kind: DatabaseKind): Promise<TestShop> {
  return openTestShop(kind === 'PGlite' ? openEmbeddedDemoDatabase : openDemoDatabase);
}

/** Loads the demo catalogue first, as the command does, and opens the database anew. */
export async function openPostgresWithDemo(url: string): Promise<OpenDatabase> {
  const { database, close } = await openPostgres(url);
  await loadDemoCatalogue(database);
  await close();
  return openPostgres(url);
}
