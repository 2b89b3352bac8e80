import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './root';
import type { ShopServers } from './shop-servers';

const runFile = promisify(execFile);

/** A TMF620 document, as far as the tests change it. */
export interface CatalogueDocument {
  readonly productOfferingPrice: readonly {
    readonly id: string;
    readonly price: { value: number };
  }[];
}

/** The commands of the built shop API, on the database of a shop. */
export function catalogueCommands({ environment, folder }: ShopServers) {
  const run = async (...args: readonly string[]) => {
    const main = join(root, 'dist/apps/shop-api/main.mjs');
    const env = { ...process.env, ...environment };
    const { stdout } = await runFile(process.execPath, [main, ...args], {
      cwd: root,
      env,
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  };
  return {
    exportDocument: async () => JSON.parse(await run('export-catalogue')) as CatalogueDocument,
    /** Answers the changes that the command names. */
    importDocument: async (document: CatalogueDocument) => {
      const file = join(folder, 'catalogue.json');
      await writeFile(file, JSON.stringify(document));
      return run('import-catalogue', file, '--apply');
    },
  };
}
