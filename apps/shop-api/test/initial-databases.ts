import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { loadDemoCatalogue } from '../src/demo-catalogue/demo-catalogue-repository';
import { migrate } from '../src/platform/database/migrate';
import { openPostgres } from '../src/platform/database/open-database';
import { PgliteDialect } from '../src/platform/database/pglite-dialect';
import type { ShopSchema } from '../src/platform/database/schema';
import { createDatabase, startPostgres, type TestPostgres } from './postgres';

/** What the specs of a run share. */
export interface InitialDatabases {
  /** With the databases `migrated`, which has tables but no catalogue, and `demo`, which has the demo catalogue: both to copy. */
  readonly postgres: TestPostgres;
  /** The files of a PGlite with the demo catalogue. */
  readonly embeddedDemo: Blob;
}

export async function createInitialDatabases(): Promise<InitialDatabases> {
  const [postgres, embeddedDemo] = await Promise.all([startWithTemplates(), dumpEmbeddedDemo()]);
  return { postgres, embeddedDemo };
}

async function startWithTemplates(): Promise<TestPostgres> {
  const postgres = await startPostgres();
  const migrated = await createDatabase(postgres.url, 'template1', 'migrated');
  await (await openPostgres(migrated.url)).close();
  const demo = await createDatabase(postgres.url, 'migrated', 'demo');
  const { database, close } = await openPostgres(demo.url);
  await loadDemoCatalogue(database);
  await close();
  return postgres;
}

async function dumpEmbeddedDemo(): Promise<Blob> {
  const client = await PGlite.create();
  const database = new Kysely<ShopSchema>({ dialect: new PgliteDialect(client) });
  await dropTemplates(client);
  await migrate(database);
  await loadDemoCatalogue(database);
  // A copy has then nothing to replay when it opens.
  await client.query('checkpoint');
  const dump = await client.dumpDataDir('none');
  await database.destroy();
  return dump;
}

/** Half of the files belong to the templates for new databases, which specs do not create. */
async function dropTemplates(client: PGlite): Promise<void> {
  await client.query('update pg_database set datistemplate = false, datallowconn = true');
  for (const template of ['template0', 'template1']) await client.query(`drop database ${template}`);
}
