import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { loadDemoCatalogue } from '../src/demo-catalogue/demo-catalogue-repository';
import { migrate } from '../src/platform/database/migrate';
import { PgliteDialect } from '../src/platform/database/pglite-dialect';
import type { ShopSchema } from '../src/platform/database/schema';

export interface InitialDatabases {
  /** Without tables. */
  readonly empty: Blob;
  /** With tables, without a catalogue. */
  readonly migrated: Blob;
  /** With the demo catalogue. */
  readonly demo: Blob;
}

/** Dumps of the databases that specs open copies of. */
export async function dumpInitialDatabases(): Promise<InitialDatabases> {
  const client = await PGlite.create();
  const database = new Kysely<ShopSchema>({ dialect: new PgliteDialect(client) });
  await dropTemplates(client);
  const empty = await dump(client);
  await migrate(database);
  const migrated = await dump(client);
  await loadDemoCatalogue(database);
  const demo = await dump(client);
  await database.destroy();
  return { empty, migrated, demo };
}

/** Half of the files belong to the templates for new databases, which specs do not create. */
async function dropTemplates(client: PGlite): Promise<void> {
  await client.query('update pg_database set datistemplate = false, datallowconn = true');
  for (const template of ['template0', 'template1']) await client.query(`drop database ${template}`);
}

/** After a checkpoint, a copy has nothing to replay when it opens. */
async function dump(client: PGlite): Promise<Blob> {
  await client.query('checkpoint');
  return client.dumpDataDir('none');
}
