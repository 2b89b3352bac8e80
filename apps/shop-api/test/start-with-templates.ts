import { loadDemoCatalogue } from '@alzette/shop-api/catalogue';
import { openPostgres } from '@alzette/shop-api/platform/testing';
import { createDatabase, startPostgres, type TestPostgres } from './postgres';

/** Starts a PostgreSQL with two databases to copy: `migrated`, which has tables but no catalogue, and `demo`, which has the demo catalogue. */
export async function startWithTemplates(): Promise<TestPostgres> {
  const postgres = await startPostgres();
  const migrated = await createDatabase(postgres.url, 'template1', 'migrated');
  await (await openPostgres(migrated.url)).close();
  const demo = await createDatabase(postgres.url, 'migrated', 'demo');
  const { database, close } = await openPostgres(demo.url);
  await loadDemoCatalogue(database);
  await close();
  return postgres;
}
