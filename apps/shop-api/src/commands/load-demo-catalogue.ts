import { loadDemoCatalogue } from '../demo-catalogue/demo-catalogue-repository';
import type { Database } from '../platform/database/schema';

/** Loads the demo catalogue for development and tests. A catalogue with rows stays as it is. */
export async function loadDemoCatalogueCommand(database: Database): Promise<string> {
  const isLoaded = await loadDemoCatalogue(database);
  return isLoaded ? 'The demo catalogue is loaded.' : 'The catalogue has rows already; nothing was loaded.';
}
