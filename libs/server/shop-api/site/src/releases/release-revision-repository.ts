import { sql } from 'kysely';
import type { Database } from '@alzette/shop-api/platform';

/** The highest revision of the discovery document that a site server accepted from a release store. */
interface ReleaseRevisionTable {
  /** The address of the release store. */
  store: string;
  revision: number;
}

declare module '@alzette/shop-api/platform/schema' {
  interface ShopSchema {
    release_revisions: ReleaseRevisionTable;
  }
}

/** Stores a revision of a release store and returns the highest one. */
export async function noteRevision(database: Database, store: string, revision: number): Promise<number> {
  const noted = await database
    .insertInto('release_revisions')
    .values({ store, revision })
    .onConflict((conflict) =>
      conflict
        .column('store')
        .doUpdateSet({ revision: sql<number>`greatest(release_revisions.revision, excluded.revision)` }),
    )
    .returning('revision')
    .executeTakeFirstOrThrow();
  return Number(noted.revision);
}
