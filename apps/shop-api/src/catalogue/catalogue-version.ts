import type { Database } from '../platform/database/transaction';

/** How the catalogue's rows stand. */
export interface CatalogueVersion {
  current(): Promise<string>;
  /** The one that is still believed; null when the database has to be asked. */
  cached(): string | null;
}

interface HeldVersion {
  readonly version: string;
  /** By the clock of `performance.now`. */
  readonly until: number;
}

/**
 * Whoever asks while a question is under way shares the next one: however many readers there are, the database answers one at a time.
 *
 * @param believedFor milliseconds for which an answer is not asked for again; with 0 none is older than the moment it was asked for
 */
export function catalogueVersion(database: Database, believedFor: number): CatalogueVersion {
  let held: HeldVersion | null = null;
  let running: Promise<unknown> | null = null;
  let next: Promise<string> | null = null;

  const ask = (): Promise<string> => {
    const askedAt = performance.now();
    const asked = readVersion(database)
      .then((version) => {
        held = { version, until: askedAt + believedFor };
        return version;
      })
      .finally(() => {
        if (running === asked) running = null;
      });
    running = asked;
    return asked;
  };
  const askNext = (): Promise<string> => {
    next = null;
    return ask();
  };
  return {
    cached: () => (held && performance.now() < held.until ? held.version : null),
    current: async () => {
      if (!running) return ask();
      next ??= running.then(askNext, askNext);
      return next;
    },
  };
}

async function readVersion(database: Database): Promise<string> {
  const { version } = await database.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
  return String(version);
}
