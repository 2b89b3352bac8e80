import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { compareCatalogue, exportCatalogue, importCatalogue } from '@alzette/shop-api/catalogue';
import { type CatalogueDocument, readCatalogueRows } from '@alzette/shop-api/catalogue/testing';
import type { OpenDatabase } from '@alzette/shop-api/platform/testing';
import { documentTools } from '../../../test/catalogue-document';
import { openDemoDatabase, openMigratedDatabase } from '../../../test/test-database';
import { exportCatalogueCommand, importCatalogueCommand } from '../../../src/commands/import-catalogue';

let demo: CatalogueDocument;
let folder: string;
let opened: OpenDatabase;
let database: OpenDatabase['database'];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  const original = await openDemoDatabase();
  demo = await exportCatalogue(original.database);
  await original.close();
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  opened = await openMigratedDatabase();
  ({ database } = opened);
});
afterEach(() => opened.close());

const { changed, offeringOf, priceOf, valueOf } = documentTools(() => demo);
const importing = (document: unknown) =>
  database.transaction().execute((transaction) => importCatalogue(transaction, document));
const load = () => importing(demo);
describe('[R5] the document of the demo catalogue', () => {
  it('imported into an empty catalogue gives the same rows, and the same document', async () => {
    const original = await openDemoDatabase();
    const rows = await readCatalogueRows(original.database);
    await original.close();
    await load();
    expect(await readCatalogueRows(database)).toEqual(rows);
    expect(await exportCatalogue(database)).toEqual(demo);
    expect(await load()).toEqual([]);
  });

  it('may state the drawing of a device, as those of earlier releases do', async () => {
    const drawing = {
      name: 'drawing',
      valueType: 'object',
      productSpecCharacteristicValue: [{ value: { width: 300, height: 616, corner: 54, cameras: 'bar' } }],
    };
    const earlier = changed(({ productSpecification }) => {
      const device = productSpecification.find(({ id }) => id === 'ernz-9-pro');
      device?.productSpecCharacteristic?.push(drawing);
    });
    await importing(earlier);
    const { productSpecification } = await exportCatalogue(database);
    const device = productSpecification.find(({ id }) => id === 'ernz-9-pro');
    expect(device?.productSpecCharacteristic).toContainEqual(drawing);
  });
});

describe('[R5] an import', () => {
  const raised = () =>
    changed((document) => {
      priceOf(document, 'mobile-alzette-m.monthly-new').value = 31.49;
      valueOf(document, 'mobile-alzette-m', 'name').value = { fr: 'Alzette M+' };
      offeringOf(document, 'tv-start').lifecycleStatus = 'Retired';
      document.productOffering = document.productOffering.filter(({ id }) => id !== 'duo-family');
      document.productOffering = document.productOffering.filter(({ id }) => !id.startsWith('duo-family:'));
      const student = structuredClone(offeringOf(document, 'mobile-alzette-xs'));
      const prices = student.productOfferingPrice?.map(({ id }) => id) ?? [];
      document.productOffering.push({
        ...student,
        id: 'mobile-student',
        productOfferingPrice: prices.map((id) => ({ id: id.replace('mobile-alzette-xs', 'mobile-student') })),
      });
      for (const id of prices) {
        const price = document.productOfferingPrice.find((each) => each.id === id);
        if (price)
          document.productOfferingPrice.push({ ...price, id: id.replace('mobile-alzette-xs', 'mobile-student') });
      }
    });
  const expected = [
    'added      Subscription mobile-student',
    'price      Subscription mobile-alzette-m monthly-new: 29.99 -> 31.49',
    'changed    Subscription mobile-alzette-m: name',
    'withdrawn  Subscription tv-start',
    'withdrawn  Subscription duo-family',
  ];

  it('shows what would change, and changes nothing', async () => {
    await load();
    const before = await readCatalogueRows(database);
    expect(await compareCatalogue(database, raised())).toEqual(expect.arrayContaining(expected));
    expect(await readCatalogueRows(database)).toEqual(before);
  });

  it('changes it: offers that are left out are withdrawn and never deleted', async () => {
    await load();
    expect(await importing(raised())).toEqual(expect.arrayContaining(expected));
    const rows = await database
      .selectFrom('catalogue_subscriptions')
      .select(['code', 'withdrawn', 'price_new_customer', 'name'])
      .where('code', 'in', ['mobile-alzette-m', 'tv-start', 'duo-family', 'mobile-student'])
      .orderBy('code')
      .execute();
    expect(rows).toMatchObject([
      { code: 'duo-family', withdrawn: true },
      { code: 'mobile-alzette-m', withdrawn: false, price_new_customer: 3149, name: { fr: 'Alzette M+' } },
      { code: 'mobile-student', withdrawn: false, price_new_customer: 999 },
      { code: 'tv-start', withdrawn: true },
    ]);
    expect(await importing(demo)).toEqual(
      expect.arrayContaining(['on sale    Subscription tv-start', 'withdrawn  Subscription mobile-student']),
    );
  });

  it('that the database refuses changes nothing at all', async () => {
    await load();
    await sql`alter table catalogue_starter_packs add constraint own_rule check (amount < 100000)`.execute(database);
    const before = await readCatalogueRows(database);
    const document = changed((each) => {
      priceOf(each, 'mobile-alzette-m.monthly-new').value = 1;
      priceOf(each, 'starter-10.once').value = 5_000;
    });
    await expect(importing(document)).rejects.toThrow('own_rule');
    expect(await readCatalogueRows(database)).toEqual(before);
  });
});

describe('[R5] the command', () => {
  const write = (document: unknown) => {
    const file = join(folder, 'catalogue.json');
    writeFileSync(file, JSON.stringify(document));
    return file;
  };

  it('imports a file after it has shown the changes', async () => {
    const file = write(demo);
    const shown = await importCatalogueCommand(database, file);
    expect(shown).toContain('added      Subscription mobile-alzette-m');
    expect(shown).toMatch(/Nothing is changed yet: repeat the command with --apply\.$/u);
    expect(await importCatalogueCommand(database, file, '--apply')).toMatch(/The catalogue is changed\.$/u);
    expect(await importCatalogueCommand(database, file, '--apply')).toContain('nothing changes');
    expect(JSON.parse(await exportCatalogueCommand(database))).toEqual(demo);
  });

  it('imports from an address on this machine or by https', async () => {
    const server = createServer((_request, response) => response.end(JSON.stringify(demo)));
    await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await importCatalogueCommand(database, `http://localhost:${port}/catalogue`)).toContain('added');
    server.close();
    await expect(importCatalogueCommand(database, 'http://catalogue.example/all')).rejects.toThrow('is not safe');
  });

  it('prints every fault with its pointer', async () => {
    const file = write(changed((each) => (priceOf(each, 'tv-start.activation').value = 1.005)));
    await expect(importCatalogueCommand(database, file, '--apply')).rejects.toThrow(
      /1 fault\(s\); nothing is changed:\n {2}\/productOfferingPrice\/\d+\/price\/value: has more than two decimals$/u,
    );
  });

  it.each([[[]], [['file', '--force']]])('explains its use for %j', async (args: string[]) => {
    await expect(importCatalogueCommand(database, ...(args as [string]))).rejects.toThrow('Usage');
  });

  it('names texts that no database stores, repeated keys and a byte order mark with their places', async () => {
    const file = join(folder, 'odd.json');
    const odd = changed((document) => {
      offeringOf(document, 'tv-start').name = 'TV\0';
      valueOf(document, 'mobile-alzette-m', 'name').value = { fr: '\uD800' };
    });
    const at = (id: string) => odd.productOffering.findIndex((each) => each.id === id);
    const json = JSON.stringify(odd).replace('"productOfferingPrice":[{', '"productOfferingPrice":[{"id":"a~/b",');
    writeFileSync(file, `\uFEFF${json}`);
    const refusal = await importCatalogueCommand(database, file, '--apply').then(String, String);
    expect(refusal).toContain('  /: begins with a byte order mark');
    expect(refusal).toMatch(/^ {2}\/productOfferingPrice\/0\/id: appears twice, line 1$/mu);
    expect(refusal).toContain(`  /productOffering/${at('tv-start')}/name: has a character that cannot be stored`);
    expect(refusal).toMatch(
      new RegExp(
        `^ {2}/productOffering/${at('mobile-alzette-m')}/.+/value/fr: has a character that cannot be stored$`,
        'mu',
      ),
    );
    expect((await readCatalogueRows(database)).links).toEqual([]);
  });

  it('from an address names a byte order mark too, and invalid UTF-8', async () => {
    const bodies = [Buffer.from(`\uFEFF${JSON.stringify(demo)}`), Buffer.from([0x7b, 0xff, 0x7d])];
    const server = createServer((_request, response) => response.end(bodies.shift()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await expect(importCatalogueCommand(database, url)).rejects.toThrow('byte order mark');
    await expect(importCatalogueCommand(database, url)).rejects.toThrow('is not valid JSON');
    server.close();
  });

  it('explains a file that is not JSON', async () => {
    const file = join(folder, 'broken.json');
    writeFileSync(file, '{');
    await expect(importCatalogueCommand(database, file)).rejects.toThrow('is not valid JSON');
  });
});
