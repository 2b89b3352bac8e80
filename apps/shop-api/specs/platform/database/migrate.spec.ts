import { PGlite } from '@electric-sql/pglite';
import { Kysely, Migrator, sql } from 'kysely';
import type { Locale } from '@alzette/shop-model';
import { findSubscriptions } from '@alzette/shop-api/catalogue/testing';
import { findContracts } from '@alzette/shop-api/documents';
import type { ShopSchema } from '@alzette/shop-api/platform';
import {
  type FirstCatalogue,
  type FirstTextTable,
  migrate,
  migrations,
  openPostgres,
  PgliteDialect,
} from '@alzette/shop-api/platform/testing';
import { createDatabase, sharedServer } from '../../../test/postgres';
import { openEmptyDatabase } from '../../../test/test-database';

it('applies each migration once when several instances start together', async () => {
  const { url, drop } = await createDatabase(sharedServer());
  const copies = await Promise.all(Array.from({ length: 5 }, () => openPostgres(url)));
  const [first] = copies;
  if (!first) throw new Error('No copy started');
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(first.database);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
  await Promise.all(copies.map(({ close }) => close()));
  await drop();
});

async function openEmptyPglite(): Promise<Kysely<ShopSchema>> {
  return new Kysely<ShopSchema>({ dialect: new PgliteDialect(await PGlite.create()) });
}

function planTexts(
  code: string,
  locale: Locale,
  { name, data_label, highlights }: Pick<FirstTextTable, 'name' | 'data_label'> & { readonly highlights: string[] },
) {
  return {
    variant_code: code,
    locale,
    name,
    product_name: name,
    activation_fee_name: 'Activation',
    commitment: '24',
    data_label,
    data_eu_label: '35 GB',
    attributes: JSON.stringify({ mobile_subscription_full_name: `${name} mobile plan` }),
    highlights: JSON.stringify(highlights),
  };
}

/** The state of an old shop with one mobile plan and one order. */
async function createOldDatabase(database: Kysely<ShopSchema>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo('0002-mobile-plans');
  expect(error).toBeUndefined();
  const first = database as unknown as Kysely<FirstCatalogue>;
  const code = 'mobile-alzette-m';
  await first
    .insertInto('catalogue_variants')
    .values({
      code,
      product_code: 'alzette-m',
      type: 'mobile',
      position: 0,
      price_new_customer: 2777,
      price_existing_customer: 3999,
      price_original: 3999,
      discount_months: 12,
      activation_fee: 1900,
      commitment_months: 24,
      esim: true,
      data_code: 'data_100gb',
      data_eu_code: 'data_eu_35gb',
      attributes: JSON.stringify({ subscription_mobile_webdeals: true }),
    })
    .execute();
  await first
    .insertInto('catalogue_texts')
    .values([
      planTexts(code, 'en', { name: 'Alzette Medium', data_label: '100 GB on 5G', highlights: ['Only this'] }),
      planTexts(code, 'de', { name: 'Alzette M', data_label: '100 GB mit 5G', highlights: ['Nur dies'] }),
    ])
    .execute();
  await sql`insert into orders values ('o', 't', 's', null, 'new', 'none', true, 'a@example.lu', 'fr', 'C', null, null, null,
    0, 0, 0, 999, '{}', '{}', '[]')`.execute(database);
  await sql`insert into order_lines values ('o', 0, 'line-1', 'mobile', 'mobile-alzette-xs', 'alzette-xs', null, null,
    'Alzette XS', 'Alzette XS', 1, 999, 999, null, 0, 'Activation', 0)`.execute(database);
  await sql`insert into contracts (id, order_id, line_identifier, position, name, filename, content, sha256)
    values ('c', 'o', 'line-1', 0, 'Contrat', 'c.pdf', '', '')`.execute(database);
}

it.each([
  ['PGlite', openEmptyPglite],
  ['PostgreSQL', openEmptyDatabase],
])('migrates an old database on %s and keeps its plans and orders', async (_kind, open) => {
  const database = await open();
  await createOldDatabase(database);
  await migrate(database);

  const plan = async (locale: Locale) => {
    const [entry] = await findSubscriptions(database, locale, { codes: ['mobile-alzette-m'] });
    return entry?.offer;
  };
  expect(await plan('en')).toMatchObject({
    name: 'Alzette Medium',
    price: { applied: { newCustomer: 2777, existingCustomer: 3999 } },
    attributes: { subscription_mobile_webdeals: true, mobile_subscription_full_name: 'Alzette Medium mobile plan' },
  });
  expect((await plan('en'))?.highlights[0]).toBe('Only this');
  expect(await plan('de')).toMatchObject({
    name: 'Alzette M',
    options: { data: { code: 'data_100gb', label: '100 GB mit 5G' } },
  });
  expect(await plan('fr')).toMatchObject({ name: 'Alzette Medium' });

  const line = await database.selectFrom('order_lines').selectAll().executeTakeFirstOrThrow();
  expect(line).toMatchObject({
    upfront: 0,
    device: null,
    subscription: { family: 'mobile', variantName: 'Alzette XS', monthly: 999 },
  });
  expect(await findContracts(database, 'o')).toMatchObject([
    { id: 'c', kind: 'contract', line_identifier: 'line-1', mandate_reference: null },
  ]);
  expect(await database.selectFrom('orders').select('mandate_in_contract').execute()).toEqual([
    { mandate_in_contract: true },
  ]);
  await database.destroy();
});
