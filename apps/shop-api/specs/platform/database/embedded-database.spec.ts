import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemoCatalogue } from '@alzette/shop-api/catalogue';
import { openEmbeddedDatabase } from '@alzette/shop-api/platform/testing';

let parent: string;

beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'alzette-embedded-'));
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const countPlans = async (folder: string): Promise<number> => {
  const { database, close } = await openEmbeddedDatabase(folder);
  const plans = await database.selectFrom('catalogue_subscriptions').select('code').execute();
  await close();
  return plans.length;
};

it.each([
  ['empty', ''],
  ['stale', '-42\n/pglite/data\n1795220850\n5432\n\n\n       20         1\n'],
])('opens with its rows after a kill that left an %s postmaster.pid', async (_kind, content) => {
  const folder = join(parent, 'killed');
  const { database, close } = await openEmbeddedDatabase(folder);
  await loadDemoCatalogue(database);
  await close();
  writeFileSync(join(folder, 'postmaster.pid'), content);
  expect(await countPlans(folder)).toBe(20);
});

it('creates the database again after a kill during its creation', async () => {
  const folder = join(parent, 'half-made');
  mkdirSync(`${folder}.creating`);
  writeFileSync(join(`${folder}.creating`, 'PG_VERSION'), '18');
  expect(await countPlans(folder)).toBe(0);
});

it('gives a transaction the only connection and rolls back when it fails', async () => {
  const { database, close } = await openEmbeddedDatabase(join(parent, 'killed'));
  const failing = database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('catalogue_starter_packs').execute();
    throw new Error('undo');
  });
  const reading = database.selectFrom('catalogue_starter_packs').select('code').execute();
  await expect(failing).rejects.toThrow('undo');
  expect(await reading).toHaveLength(2);
  await close();
});
