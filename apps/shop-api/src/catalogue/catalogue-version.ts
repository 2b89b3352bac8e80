import type { Database } from '../database/transaction';

/** How the catalogue's rows stand: never older than the moment at which it was asked for. */
export interface CatalogueVersion {
  current(): Promise<string>;
}

/** Whoever asks while a question is under way shares the next one: however many readers there are, the database answers one at a time. */
export function catalogueVersion(database: Database): CatalogueVersion {
  let running: Promise<unknown> | null = null;
  let next: Promise<string> | null = null;

  const ask = (): Promise<string> => {
    const asked = readVersion(database).finally(() => {
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
    current: () => {
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
