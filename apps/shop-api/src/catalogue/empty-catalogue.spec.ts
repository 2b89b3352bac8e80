import { openMigratedDatabase } from '../../test/test-database';
import { loadDemoCatalogue } from '../demo-catalogue/demo-catalogue-repository';
import { exportCatalogue } from '../product-catalogue/import-catalogue';
import { warnOfEmptyCatalogue } from './empty-catalogue-repository';

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
