import type { Executor } from '@alzette/shop-api/platform';
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
 * The changes that the import of a document would make, one a line.
 *
 * @throws CatalogueFaults
 */
export async function compareCatalogue(database: Executor, document: unknown): Promise<string[]> {
  const wanted = rowsOf(document);
  return describeChanges(compareRows(await readCatalogueRows(database), wanted));
}

/**
 * Replaces the catalogue with a document. Offers that the document omits are withdrawn.
 *
 * @returns the changes, one a line
 * @throws CatalogueFaults
 */
export async function importCatalogue(transaction: Executor, document: unknown): Promise<string[]> {
  const wanted = rowsOf(document);
  await lockCatalogue(transaction);
  const changes = compareRows(await readCatalogueRows(transaction), wanted);
  await writeChanges(transaction, changes, wanted);
  return describeChanges(changes);
}

function rowsOf(document: unknown): CatalogueRows {
  const { faults, rows } = readDocument(document);
  if (faults.length > 0) throw new CatalogueFaults(faults);
  return rows;
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
