import { openPostgres } from '../src/platform/database/open-database';
import { startPostgres } from './postgres';
import { openTestShop, type TestShop } from './shop';

export const databaseKinds = ['PostgreSQL', 'PGlite'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** A shop on a database of that kind; with the shop a PostgreSQL closes too. */
export async function openTestShopOn(kind: DatabaseKind): Promise<TestShop> {
  if (kind === 'PGlite') return openTestShop();
  const postgres = await startPostgres();
  return openTestShop(async () => {
    const { database, close } = await openPostgres(postgres.url);
    return {
      database,
      close: async () => {
        await close();
        await postgres.stop();
      },
    };
  });
}
