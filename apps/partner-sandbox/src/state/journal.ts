import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Something with an id that is kept whole: every change writes the whole of it again. */
export interface Entity {
  readonly id: string;
}

export interface Collection<Kept extends Entity> {
  get(id: string): Kept | null;
  find(matches: (kept: Kept) => boolean): Kept | null;
  filter(matches: (kept: Kept) => boolean): readonly Kept[];
  /** Keeps it. When this returns, a killed process has it again after its next start. */
  put(entity: Kept): Kept;
}

export interface Journal {
  /** Folder for files that are too large for a line. */
  readonly folder: string;
  collection<Kept extends Entity>(kind: string): Collection<Kept>;
}

interface Line {
  readonly kind: string;
  readonly entity: Entity;
}

/**
 * Opens `partner-sandbox/journal.jsonl` in the data folder: one line for each change, read again at start. A line that a
 * killed process left half written is passed over.
 */
export function openJournal(dataFolder: string): Journal {
  const folder = join(resolve(dataFolder), 'partner-sandbox');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'journal.jsonl');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');

  const kinds = new Map<string, Map<string, Entity>>();
  const entitiesOf = (kind: string) => {
    const present = kinds.get(kind) ?? new Map<string, Entity>();
    kinds.set(kind, present);
    return present;
  };
  for (const { kind, entity } of text.split('\n').flatMap(readLine)) entitiesOf(kind).set(entity.id, entity);

  return {
    folder,
    collection: <Kept extends Entity>(kind: string): Collection<Kept> => {
      const entities = entitiesOf(kind) as Map<string, Kept>;
      return {
        get: (id) => entities.get(id) ?? null,
        find: (matches) => [...entities.values()].find(matches) ?? null,
        filter: (matches) => [...entities.values()].filter(matches),
        put: (entity) => {
          appendFileSync(file, `${JSON.stringify({ kind, entity } satisfies Line)}\n`);
          entities.set(entity.id, entity);
          return entity;
        },
      };
    },
  };
}

function readLine(text: string): readonly Line[] {
  try {
    const line = JSON.parse(text) as Partial<Line> | null;
    return line?.kind && line.entity ? [{ kind: line.kind, entity: line.entity }] : [];
  } catch {
    return [];
  }
}
