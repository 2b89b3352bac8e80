import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { lockFolder } from './folder-lock';
import { migrate } from './migrate';
import { PgliteDialect } from './pglite-dialect';
import type { OpenDatabase, ShopSchema } from './schema';
import { traceStatement } from './trace-statement';

/**
 * Opens the embedded database in a folder and locks it against other processes.
 *
 * @throws FolderInUseError while another process has it open
 */
export async function openEmbeddedDatabase(folder: string): Promise<OpenDatabase> {
  const lock = lockFolder(folder);
  try {
    const database = await openFolder(folder);
    return {
      database,
      close: async () => {
        await database.destroy();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openFolder(folder: string): Promise<Kysely<ShopSchema>> {
  if (!existsSync(folder)) await createFolder(folder);
  removeStalePidFile(folder);
  const client = await PGlite.create({ dataDir: folder });
  const database = new Kysely<ShopSchema>({ dialect: new PgliteDialect(client), log: traceStatement });
  await migrate(database);
  await database.deleteFrom('leases').execute();
  return database;
}

/** Creates the folder under another name and renames it once complete: a killed process leaves no incomplete database. */
async function createFolder(folder: string): Promise<void> {
  const draft = `${folder}.creating`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const client = await PGlite.create({ dataDir: draft });
  await client.close();
  renameSync(draft, folder);
}

/** A killed process leaves this file, sometimes empty, and PGlite then refuses to open. The folder lock makes the removal safe. */
function removeStalePidFile(folder: string): void {
  rmSync(join(folder, 'postmaster.pid'), { force: true });
}
