import { loadDemoCatalogue } from '@alzette/shop-api/catalogue';
import { loadDemoAddresses } from '@alzette/shop-api/installation';
import type { Database } from '@alzette/shop-api/platform';

/**
 * Loads the demo catalogue and its addresses for development and tests. A catalogue or a register with rows stays as it is.
 *
 * @param operatorName stands in the names of the offers
 */
export async function loadDemoCatalogueCommand(database: Database, operatorName?: string): Promise<string> {
  const isLoaded = await loadDemoCatalogue(database, operatorName);
  await loadDemoAddresses(database);
  return isLoaded ? 'The demo catalogue is loaded.' : 'The catalogue has rows already; nothing was loaded.';
}
