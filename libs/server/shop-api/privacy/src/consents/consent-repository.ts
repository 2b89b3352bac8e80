import type { AnalyticsConsent } from '@alzette/shop-model';
import type { Executor } from '@alzette/shop-api/platform';

/** A choice about analytics, with the version of the page about cookies at that time. */
interface AnalyticsConsentTable extends AnalyticsConsent {
  cookies_version: string;
  answered_at: Date;
}

declare module '@alzette/shop-api/platform/schema' {
  interface ShopSchema {
    analytics_consents: AnalyticsConsentTable;
  }
}

/** Stores a response. The first one under an id stays. */
export async function insertConsent(database: Executor, consent: AnalyticsConsentTable): Promise<void> {
  await database
    .insertInto('analytics_consents')
    .values(consent)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Deletes responses whose cookies have expired. Returns how many. */
export async function deleteOldConsents(database: Executor, before: Date): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('analytics_consents')
    .where('answered_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
