import { sql } from 'kysely';
import type { Database, Executor } from '@alzette/shop-api/platform';

/** The number that grows with every change of the catalogue's rows. */
export interface CatalogueVersion {
  current(): Promise<string>;
  /** The cached version; null once it is too old. */
  cached(): string | null;
}

interface CachedVersion {
  readonly version: string;
  /** In the time of `performance.now`. */
  readonly validUntil: number;
}

/**
 * Reads the version with at most one query at a time: requests that arrive during a query share the next one, so that no request gets a
 * version that was read before it arrived.
 *
 * @param maxAgeMs how long a version is cached
 */
export function catalogueVersion(database: Database, maxAgeMs: number): CatalogueVersion {
  let cached: CachedVersion | null = null;
  let running: Promise<unknown> | null = null;
  let next: Promise<string> | null = null;

  const read = (): Promise<string> => {
    const startedAt = performance.now();
    const query = readVersion(database)
      .then((version) => {
        cached = { version, validUntil: startedAt + maxAgeMs };
        return version;
      })
      .finally(() => {
        if (running === query) running = null;
      });
    running = query;
    return query;
  };
  const readNext = (): Promise<string> => {
    next = null;
    return read();
  };
  return {
    cached: () => (cached && performance.now() < cached.validUntil ? cached.version : null),
    current: async () => {
      if (!running) return read();
      next ??= running.then(readNext, readNext);
      return next;
    },
  };
}

/** Reads a replica and its version in one transaction, because the pool's next query may reach another replica with more lag. */
export function readSnapshot<Result>(
  replica: Database,
  read: (snapshot: Executor, version: string) => Promise<Result>,
): Promise<Result> {
  return replica
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => {
      await sql`set local statement_timeout = '1s'`.execute(snapshot);
      return read(snapshot, await readVersion(snapshot));
    });
}

async function readVersion(database: Executor): Promise<string> {
  const { version } = await database.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
  return String(version);
}
