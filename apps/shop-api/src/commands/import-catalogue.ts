import { readFile } from 'node:fs/promises';
import { isOnThisMachine } from '@alzette/server-kit';
import {
  CatalogueFaults,
  compareCatalogue,
  exportCatalogue,
  importCatalogue,
  parseDocument,
  readDocument,
} from '@alzette/shop-api/catalogue';
import type { Database } from '@alzette/shop-api/platform';
import { CommandError } from '../start-failure';

const maxBytes = 50 * 1024 * 1024;
const timeoutMs = 30_000;
/** A user would not read more. */
const maxFaults = 100;

/** Prints the catalogue as a TMF620 document. */
export async function exportCatalogueCommand(database: Database): Promise<string> {
  return JSON.stringify(await exportCatalogue(database), null, 2);
}

/**
 * Checks a TMF620 document and shows its changes; `--apply` makes them.
 *
 * @returns the changes, ready to print
 * @throws CommandError with every fault of the document
 */
export async function importCatalogueCommand(
  database: Database,
  source: string | undefined,
  ...options: readonly string[]
): Promise<string> {
  const unknown = options.find((option) => option !== '--apply');
  if (source === undefined || unknown !== undefined) throw new CommandError('Usage: import <file or URL> [--apply]');
  const { document, faults } = parse(await readSource(source), source);
  if (faults.length > 0)
    throw new CommandError(describeFaults({ faults: [...faults, ...readDocument(document).faults] }, source));
  const apply = options.includes('--apply');
  const changing = apply
    ? database.transaction().execute((transaction) => importCatalogue(transaction, document))
    : compareCatalogue(database, document);
  const changes = await changing.catch((error: unknown) => {
    if (!(error instanceof CatalogueFaults)) throw error;
    throw new CommandError(describeFaults(error, source), { cause: error });
  });
  if (changes.length === 0) return 'The catalogue already matches the document; nothing changes.';
  const end = apply ? 'The catalogue is changed.' : 'Nothing is changed yet: repeat the command with --apply.';
  return [...changes, end].join('\n');
}

function describeFaults({ faults }: Pick<CatalogueFaults, 'faults'>, source: string): string {
  const shown = faults.slice(0, maxFaults).map(({ pointer, message }) => `  ${pointer || '/'}: ${message}`);
  const rest = faults.length > maxFaults ? [`  and ${faults.length - maxFaults} more`] : [];
  return [`${source} has ${faults.length} fault(s); nothing is changed:`, ...shown, ...rest].join('\n');
}

async function readSource(source: string): Promise<Uint8Array> {
  if (!/^https?:/u.test(source)) return readFile(source);
  if (source.startsWith('http:') && !isOnThisMachine(source))
    throw new CommandError(
      `${source} is not safe: others can change data sent over http. Give an https address or a file.`,
    );
  const response = await fetch(source, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new CommandError(`${source} responded with ${response.status}`);
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const bytes of response.body ?? []) {
    parts.push(bytes);
    length += bytes.length;
    if (length > maxBytes) throw new CommandError(`${source} is larger than ${maxBytes / 1024 / 1024} MB`);
  }
  return Buffer.concat(parts);
}

function parse(bytes: Uint8Array, source: string): ReturnType<typeof parseDocument> {
  try {
    return parseDocument(bytes);
  } catch (error) {
    throw new CommandError(`${source} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
