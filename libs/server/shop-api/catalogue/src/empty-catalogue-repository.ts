import type { FastifyBaseLogger } from 'fastify';
import type { Executor } from '@alzette/shop-api/platform';

/** True for a new database: no migration and no start of a server adds an offer. */
export async function isCatalogueEmpty(database: Executor): Promise<boolean> {
  const subscription = await database.selectFrom('catalogue_subscriptions').select('code').executeTakeFirst();
  const device = await database.selectFrom('catalogue_devices').select('slug').executeTakeFirst();
  return !subscription && !device;
}

/** Logs at the start how to import a catalogue. The shop has nothing to sell until then. */
export async function warnOfEmptyCatalogue(database: Executor, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  if (await isCatalogueEmpty(database))
    log.warn(
      'the catalogue is empty: import yours with "main.mjs import-catalogue <file or URL> --apply" (docs/guides/open-apis.md), or load the demo with "main.mjs load-demo-catalogue"',
    );
}
