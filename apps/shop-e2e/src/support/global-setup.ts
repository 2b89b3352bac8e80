import { startPostgres } from './postgres';
import { publishShared } from './shared-shop';
import { startShop } from './shop-servers';

/** Most tests share one set of servers on a real PostgreSQL, whose rows they read. The returned function ends it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const shop = await startShop({ DATABASE_URL: postgres.url }).catch(async (error: unknown) => {
    await postgres.stop();
    throw error;
  });
  publishShared({ siteUrl: shop.siteUrl, apiUrl: shop.apiUrl, partnerUrl: shop.partnerUrl, databaseUrl: postgres.url });
  return async () => {
    await shop.remove();
    await postgres.stop();
  };
}
