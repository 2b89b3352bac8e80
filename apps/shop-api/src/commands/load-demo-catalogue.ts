import { loadDemoCatalogue } from '@alzette/shop-api/catalogue';
import type { Database } from '@alzette/shop-api/platform';

/** Loads the demo catalogue for development and tests. A catalogue with rows stays as it is. */
export async function loadDemoCatalogueCommand(database: Database): Promise<string> {
  const isLoaded = await loadDemoCatalogue(database);
  return isLoaded ? 'The demo catalogue is loaded.' : 'The catalogue has rows already; nothing was loaded.';
}
