import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type KyselyPlugin } from 'kysely';
import pg from 'pg';
import type { ShopSchema } from '@alzette/shop-api/platform';
import { type OpenDatabase, openPostgres, PgliteDialect } from '@alzette/shop-api/platform/testing';
import { embeddedDemo } from './embedded-demo';
import { createDatabase, sharedServer } from './postgres';

/** Opens a new PostgreSQL database without tables. It is dropped with the server, after all specs. */
export async function openEmptyDatabase(): Promise<Kysely<ShopSchema>> {
  const { url } = await createDatabase(sharedServer());
  return new Kysely<ShopSchema>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }) });
}

/** Opens a new PostgreSQL database with tables, without a catalogue, and drops it when it closes. */
export function openMigratedDatabase(): Promise<OpenDatabase> {
  return openCopy('migrated');
}

/** Opens a new PostgreSQL database with the demo catalogue, and drops it when it closes. @param onQuery called for each query */
export async function openDemoDatabase(onQuery?: () => void): Promise<OpenDatabase> {
  const opened = await openCopy('demo');
  return onQuery ? { ...opened, database: opened.database.withPlugin(listener(onQuery)) } : opened;
}

/** Opens a PGlite in memory with the demo catalogue. */
export async function openEmbeddedDemoDatabase(): Promise<OpenDatabase> {
  const client = await PGlite.create({ loadDataDir: await embeddedDemo(), startParams });
  const database = new Kysely<ShopSchema>({ dialect: new PgliteDialect(client) });
  return { database, close: () => database.destroy() };
}

/** PGlite clears its buffers when it opens: with the default of 128 MB, that is a third of the time. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];

async function openCopy(template: 'migrated' | 'demo'): Promise<OpenDatabase> {
  const { url, drop } = await createDatabase(sharedServer(), template);
  const opened = await openPostgres(url);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await drop();
    },
  };
}

function listener(onQuery: () => void): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      onQuery();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}
