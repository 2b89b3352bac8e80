import { readFileSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { loadDemoAddresses, StoredAddressRegister } from '@alzette/shop-api/installation';
import { demoAddressFile } from '@alzette/shop-api/installation/testing';
import type { OpenDatabase } from '@alzette/shop-api/platform/testing';
import { importAddressesCommand } from '../../../src/commands/import-addresses';
import { addressFile } from '../../../test/address-file';
import { openEmbeddedDemoDatabase, openMigratedDatabase } from '../../../test/test-database';

const openings = { PostgreSQL: openMigratedDatabase, PGlite: openEmbeddedDemoDatabase };
const header =
  'rue;numero;localite;code_postal;id_caclr_rue;id_caclr_bat;lat_wgs84;lon_wgs84;coord_est_luref;coord_nord_luref;id_geoportail;commune;lau2';
const line = (number: string) =>
  `Rue du Brill;${number};Esch-sur-Alzette;4041;1234;56789;49.49;5.98;65000.1;62000.2;039C00123000456_1234_7;Esch-sur-Alzette;0204`;

describe.each(['PostgreSQL', 'PGlite'] as const)('an import of addresses on %s', (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openings[kind]();
  }, 120_000);
  afterAll(() => opened.close());

  const run = async (lines: readonly string[], names?: string, change: (path: string) => void = () => {}) => {
    const file = addressFile(lines, names);
    change(file.path);
    try {
      return await importAddressesCommand(opened.database, file.path);
    } finally {
      file.remove();
    }
  };
  const registered = async (text = 'rue') =>
    (await new StoredAddressRegister(opened.database).search({ text, limit: 8 })).map(({ street }) => street);

  beforeEach(async () => {
    await run(['rue Première;1;Wiltz;9530']);
  });

  it('[J5] replaces the register with the national one, and counts', async () => {
    const lines = [
      line('1'),
      line('1A'),
      line('1A'),
      line(''),
      ';3;Wiltz;9530;;;;;;;;;',
      'Rue;3;Wiltz;?;;;;;;;;;',
      `${'x'.repeat(200)};3;Wiltz;9530;;;;;;;;;`,
    ];
    expect(await run(lines, `\uFEFF${header}`)).toBe(
      'The address register is replaced (addresses: 2, streets: 1, lines left out: 3).',
    );
    expect(await registered()).toEqual(['Rue du Brill']);
    const found = await new StoredAddressRegister(opened.database).search({ text: '1a brill', limit: 8 });
    expect(found).toEqual([{ street: 'Rue du Brill', houseNumber: '1A', postcode: '4041', city: 'Esch-sur-Alzette' }]);
  });

  it('[J5] reads commas, quoted values and columns in another order', async () => {
    await run(['4041,"rue du Brill, ancienne",7,Esch'], 'code_postal,rue,numero,localite');
    expect(await registered()).toEqual(['rue du Brill, ancienne']);
  });

  it.each([
    [
      'lacks columns',
      ['rue du Brill;1;Esch'],
      'rue;numero;localite',
      /line 1 has no column code_postal; it has to name rue, numero, localite, code_postal$/u,
    ],
    ['has other columns', ['a;b'], 'street;number', /line 1 has no column rue, numero, localite, code_postal/u],
    ['breaks off in a line', [line('1'), 'rue du Brill;2;Esch'], header, /line 3/u],
    ['has a quote without an end', ['"rue du Brill;1;Esch;4041'], undefined, /line [23]/u],
    ['has no address', [], undefined, /no line has a street/u],
    ['has no postcode', ['rue du Brill;1;Esch;L-4041'], undefined, /no line has a street/u],
  ])('[J5] refuses a file that %s, and changes nothing', async (_title, lines, names, message) => {
    await expect(run(lines, names)).rejects.toThrow(message);
    expect(await registered()).toEqual(['rue Première']);
  });

  it('[J5] refuses a file that is not UTF-8 or is missing, and names it', async () => {
    const latin1 = (path: string) => writeFileSync(path, readFileSync(path, 'utf8'), 'latin1');
    await expect(run(['rue Étroite;1;Wiltz;9530'], undefined, latin1)).rejects.toThrow(
      /addresses\.csv.*line 2 is not UTF-8/u,
    );
    await expect(importAddressesCommand(opened.database, '/none.csv')).rejects.toThrow(/\/none\.csv is not imported/u);
    for (const args of [[undefined], ['a.csv', '--apply']] as [string | undefined, ...string[]][])
      await expect(importAddressesCommand(opened.database, ...args)).rejects.toThrow(/^Usage: /u);
    expect(await registered()).toEqual(['rue Première']);
  });

  it('[J5] changes nothing if a row in its middle cannot be written', async () => {
    await sql`alter table registered_streets add constraint spec check (street <> 'rue 1500')`.execute(opened.database);
    const lines = Array.from({ length: 2_000 }, (_value, index) => `rue ${index};1;Wiltz;9530`);
    await expect(run(lines)).rejects.toThrow(/spec/u);
    await sql`alter table registered_streets drop constraint spec`.execute(opened.database);
    expect(await registered()).toEqual(['rue Première']);
  });

  it('[J5] loads the demo’s addresses into an empty register only', async () => {
    expect(await loadDemoAddresses(opened.database)).toBe(false);
    await opened.database.deleteFrom('registered_streets').execute();
    expect(await loadDemoAddresses(opened.database)).toBe(true);
    const register = new StoredAddressRegister(opened.database);
    expect(await register.towns('4251')).toEqual(['Esch-sur-Alzette']);
    for (const number of ['1', '24', '40'])
      expect(await register.search({ text: `${number} rue du Moulin`, postcode: '4251', limit: 1 })).toMatchObject([
        { houseNumber: number },
      ]);
    for (const postcode of ['9996', '9997', '9998', '9999'])
      expect(await register.towns(postcode)).toEqual(['Exempleville']);
    const rows = readFileSync(demoAddressFile, 'utf8').trim().split('\n').slice(1);
    expect(new Set(rows).size).toBe(rows.length);
  });
});

it('[J5] searches find the former register until an import is complete', async () => {
  const { database, close } = await openMigratedDatabase();
  const register = new StoredAddressRegister(database);
  const registerOf = (kind: string) =>
    addressFile(Array.from({ length: 3_000 }, (_value, index) => `${kind} ${index};1;Wiltz;9530`));
  const [former, next] = [registerOf('rue'), registerOf('route')];
  await importAddressesCommand(database, former.path);
  const progress = { isDone: false };
  const importing = importAddressesCommand(database, next.path).finally(() => (progress.isDone = true));
  const seen: string[] = [];
  while (!progress.isDone) {
    const found = await register.search({ text: 'r', limit: 8 });
    expect(found).toHaveLength(8);
    expect(new Set(found.map(({ street }) => street.split(' ')[0])).size).toBe(1);
    seen.push(found[0]?.street ?? '');
  }
  await importing;
  expect(seen[0]).toMatch(/^rue/u);
  expect(await register.search({ text: 'rue', limit: 8 })).toEqual([]);
  former.remove();
  next.remove();
  await close();
});
