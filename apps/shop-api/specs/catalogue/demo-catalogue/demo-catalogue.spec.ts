import { readFileSync } from 'node:fs';
import { loadDemoCatalogue } from '@alzette/shop-api/catalogue';
import { demoCatalogueFile } from '@alzette/shop-api/catalogue/testing';
import type { OpenDatabase } from '@alzette/shop-api/platform/testing';
import { openMigratedDatabase } from '../../../test/test-database';
import { exportCatalogueCommand } from '../../../src/commands/import-catalogue';
import { loadDemoCatalogueCommand } from '../../../src/commands/load-demo-catalogue';

let opened: OpenDatabase;
let database: OpenDatabase['database'];

beforeEach(async () => {
  opened = await openMigratedDatabase();
  ({ database } = opened);
});
afterEach(() => opened.close());

const tables = [
  'catalogue_subscriptions',
  'catalogue_devices',
  'catalogue_additionals',
  'catalogue_starter_packs',
  'vouchers',
  'installation_full_days',
] as const;
const countRows = async () => {
  const counts = tables.map(async (table) => (await database.selectFrom(table).selectAll().execute()).length);
  return Promise.all(counts);
};

it('a new database has no catalogue, no vouchers and no full days', async () => {
  expect(await countRows()).toEqual(tables.map(() => 0));
});

it('the command loads the demo catalogue once', async () => {
  expect(await loadDemoCatalogueCommand(database)).toBe('The demo catalogue is loaded.');
  const counts = await countRows();
  expect(Math.min(...counts)).toBeGreaterThan(0);
  expect(await loadDemoCatalogueCommand(database)).toContain('nothing was loaded');
  expect(await countRows()).toEqual(counts);
});

it('[A8] the offers of the demo have the name of the operator', async () => {
  await loadDemoCatalogueCommand(database, 'Moselle "Lëtz"');
  const names = (await database.selectFrom('catalogue_subscriptions').select('name').execute()).map(({ name }) => name);
  expect(names).toContainEqual(expect.objectContaining({ fr: 'Moselle "Lëtz" M' }));
  expect(JSON.stringify(names)).not.toContain('Alzette');
});

it('[R5] the demo catalogue is one document, as the command exports it', async () => {
  await loadDemoCatalogue(database);
  expect(`${await exportCatalogueCommand(database)}\n`).toBe(readFileSync(demoCatalogueFile, 'utf8'));
});

it('a catalogue with rows stays as it is', async () => {
  await loadDemoCatalogue(database);
  await database.deleteFrom('catalogue_additionals').execute();
  await database.deleteFrom('catalogue_subscriptions').where('family', '<>', 'tv').execute();
  const counts = await countRows();
  expect(await loadDemoCatalogue(database)).toBe(false);
  expect(await countRows()).toEqual(counts);
});

it('two simultaneous commands load it once', async () => {
  const loaded = await Promise.all([loadDemoCatalogue(database), loadDemoCatalogue(database)]);
  expect(loaded.filter(Boolean)).toHaveLength(1);
});
