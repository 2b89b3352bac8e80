import type { Database, Executor } from '../platform/database/schema';
import {
  deleteRows,
  lockCatalogue,
  readCatalogueRows,
  replaceLinks,
  withdrawRows,
  writeRows,
} from './catalogue-rows-repository';
import type { CatalogueDocument } from './catalogue-document';
import { type CatalogueChanges, compareRows, describeChanges } from './compare-rows';
import type { CatalogueRows } from './catalogue-rows';
import { type Fault, readDocument } from './read-document';
import { writeDocument } from './write-document';

/** A document that was not imported, with all of its faults. */
export class CatalogueFaults extends Error {
  override readonly name = 'CatalogueFaults';

  constructor(readonly faults: readonly Fault[]) {
    super(`The document has ${faults.length} faults`);
  }
}

export async function exportCatalogue(database: Executor): Promise<CatalogueDocument> {
  return writeDocument(await readCatalogueRows(database));
}

/**
 * Makes a document the catalogue, in one transaction. Offers that it leaves out are withdrawn.
 *
 * @param apply without it, nothing is written
 * @returns the changes, one a line
 * @throws CatalogueFaults
 */
export async function importCatalogue(
  database: Database,
  document: unknown,
  { apply }: { readonly apply: boolean },
): Promise<string[]> {
  const { faults, rows: wanted } = readDocument(document);
  if (faults.length > 0) throw new CatalogueFaults(faults);
  if (!apply) return describeChanges(compareRows(await readCatalogueRows(database), wanted));
  return database.transaction().execute(async (transaction) => {
    await lockCatalogue(transaction);
    const changes = compareRows(await readCatalogueRows(transaction), wanted);
    await writeChanges(transaction, changes, wanted);
    return describeChanges(changes);
  });
}

async function writeChanges(
  transaction: Executor,
  { kinds, linksChanged }: CatalogueChanges,
  { links }: CatalogueRows,
): Promise<void> {
  for (const { kind, added, changed, withdrawn, deleted } of kinds) {
    await withdrawRows(transaction, kind, withdrawn);
    await writeRows(transaction, kind, [...added, ...changed.map(({ after }) => after)]);
    await deleteRows(transaction, kind, deleted);
  }
  if (linksChanged) await replaceLinks(transaction, links);
}
