import { ProblemError } from '@alzette/server-kit';
import type { FastifyRequest } from 'fastify';
import type { Database, Executor } from '@alzette/shop-api/platform';
import { readSnapshot } from './catalogue-version-repository';

/** How long the replica is skipped after a failure, so that a timeout delays one request instead of each. */
const restMs = 10_000;

export interface CatalogueDatabases {
  readonly database: Database;
  /** Serves reads instead of the primary whenever possible; null without a replica. */
  readonly catalogueReplica?: Database | null;
  readonly now: () => Date;
}

/** Reads the catalogue data for the response to a request. */
export type ReadCatalogue = <Result>(
  request: FastifyRequest,
  read: (database: Executor) => Promise<Result>,
) => Promise<Result>;

/**
 * Reads from the replica if it has the version of the catalogue that the primary had when the request arrived, else from the primary. So
 * replication lag is never visible.
 */
export function catalogueReader({ database, catalogueReplica: replica, now }: CatalogueDatabases): ReadCatalogue {
  let restsUntil = 0;
  return async (request, read) => {
    if (!replica || now().getTime() < restsUntil) return read(database);
    try {
      const response = await readSnapshot(replica, async (snapshot, version) =>
        version === request.catalogueVersion ? { value: await read(snapshot) } : null,
      );
      if (response) return response.value;
    } catch (error) {
      // A refusal comes from the catalogue. It is not a failure of the replica.
      if (error instanceof ProblemError) throw error;
      restsUntil = now().getTime() + restMs;
      request.log.warn({ err: error }, 'the replica failed: for ten seconds the catalogue is read from the primary');
    }
    return read(database);
  };
}
