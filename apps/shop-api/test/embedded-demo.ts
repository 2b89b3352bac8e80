import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { loadDemoCatalogue } from '@alzette/shop-api/catalogue';
import type { ShopSchema } from '@alzette/shop-api/platform';
import { migrate, PgliteDialect } from '@alzette/shop-api/platform/testing';

/** The files of a PGlite with the demo catalogue. The first spec that needs them creates them for the whole run. */
export async function embeddedDemo(): Promise<Blob> {
  const path = join(process.env['ALZETTE_TEST_FILES'] ?? '', 'demo.tar');
  if (!existsSync(path)) {
    // Two workers may do this at once, so each writes a complete file and renames it.
    const own = `${path}.${process.pid}`;
    writeFileSync(own, await dumpDemo());
    renameSync(own, path);
  }
  return new Blob([readFileSync(path)]);
}

async function dumpDemo(): Promise<Uint8Array> {
  const client = await PGlite.create();
  const database = new Kysely<ShopSchema>({ dialect: new PgliteDialect(client) });
  await dropTemplates(client);
  await migrate(database);
  await loadDemoCatalogue(database);
  // After a checkpoint a copy has nothing to replay when it opens.
  await client.query('checkpoint');
  const dump = await client.dumpDataDir('none');
  await database.destroy();
  return new Uint8Array(await dump.arrayBuffer());
}

/** Half of the files belong to the templates for new databases, which specs do not create. */
async function dropTemplates(client: PGlite): Promise<void> {
  await client.query('update pg_database set datistemplate = false, datallowconn = true');
  for (const template of ['template0', 'template1']) await client.query(`drop database ${template}`);
}
