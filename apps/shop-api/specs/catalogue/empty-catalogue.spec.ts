import { exportCatalogue, loadDemoCatalogue, warnOfEmptyCatalogue } from '@alzette/shop-api/catalogue';
import { openMigratedDatabase } from '../../test/test-database';

it('[R9] a new database has no offer, and the start says how to import one', async () => {
  const { database, close } = await openMigratedDatabase();
  const warn = jest.fn();
  await warnOfEmptyCatalogue(database, { warn });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('import-catalogue <file or URL> --apply'));
  const { productOffering, productSpecification } = await exportCatalogue(database);
  expect([productOffering, productSpecification]).toEqual([[], []]);

  warn.mockClear();
  await loadDemoCatalogue(database);
  await warnOfEmptyCatalogue(database, { warn });
  expect(warn).not.toHaveBeenCalled();
  await close();
});
