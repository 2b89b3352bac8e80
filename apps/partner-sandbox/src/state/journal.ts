import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A stored object: every change writes it as a whole. */
export interface Entity {
  readonly id: string;
}

export interface Collection<Item extends Entity> {
  get(id: string): Item | null;
  find(matches: (item: Item) => boolean): Item | null;
  filter(matches: (item: Item) => boolean): readonly Item[];
  /** Writes to disk before it returns, so a killed process loses nothing. */
  put(entity: Item): Item;
}

export interface Journal {
  /** Folder for larger files. */
  readonly folder: string;
  collection<Item extends Entity>(kind: string): Collection<Item>;
}

interface Line {
  readonly kind: string;
  readonly entity: Entity;
}

/**
 * Opens `partner-sandbox/journal.jsonl` in the data folder, with one line for each change, and replays it. Skips a line that a
 * killed process left incomplete.
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
  for (const { kind, entity } of text.split('\n').flatMap(parseLine)) entitiesOf(kind).set(entity.id, entity);

  return {
    folder,
    collection: <Item extends Entity>(kind: string): Collection<Item> => {
      const entities = entitiesOf(kind) as Map<string, Item>;
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

function parseLine(text: string): readonly Line[] {
  try {
    const line = JSON.parse(text) as Partial<Line> | null;
    return line?.kind && line.entity ? [{ kind: line.kind, entity: line.entity }] : [];
  } catch {
    return [];
  }
}

/** A random id with 144 bits of entropy and a prefix for its kind. */
export function randomId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64url')}`;
}
