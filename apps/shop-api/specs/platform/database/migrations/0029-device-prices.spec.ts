import { Migrator, sql } from 'kysely';
import { findDeviceOffers } from '@alzette/shop-api/catalogue/testing';
import { migrate, migrations } from '@alzette/shop-api/platform/testing';
import { openEmptyDatabase } from '../../../../test/test-database';

const price = { upfront: 4900, price_new_customer: 1500, price_existing_customer: 1700, price_original: 1900 };

it('[D16] a reduction from before the records has no earlier price until the operator adds it', async () => {
  const database = await openEmptyDatabase();
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  await migrator.migrateTo('0027-my-orders');
  await sql`insert into catalogue_brands values ('ernz', 0, 'Ernz')`.execute(database);
  await sql`insert into catalogue_fundings values ('funding-24', 0, 24, '{"fr": "24"}')`.execute(database);
  await sql`insert into catalogue_devices values ('ernz-9', 0, '{"fr": "Ernz 9"}', '["ernz"]', 'smartphone', true, '{"fr": ""}', '[]', '{}')`.execute(
    database,
  );
  await sql`insert into catalogue_device_colours values ('ernz-9', 'lilac', 0, '{"fr": "Lilas"}', '#a99bc4')`.execute(
    database,
  );
  const variant = { code: 'reduced', device_slug: 'ernz-9', position: 0, colour_id: 'lilac', commitment_months: 0 };
  await database
    .insertInto('catalogue_device_variants')
    .values({
      ...variant,
      ...price,
      storage_quantity: 128,
      storage_unit: 'GB',
      funding_code: 'funding-24',
      discount_months: 12,
      withdrawn: false,
    })
    .execute();
  await migrate(database);

  const priorTotal = async () => (await findDeviceOffers(database, ['reduced'], 'fr')).get('reduced')?.offer.priorTotal;
  const recorded = database.selectFrom('catalogue_device_prices').selectAll();
  expect(await recorded.execute()).toMatchObject([
    { ...price, variant_code: 'reduced', funding_months: 24, on_sale: true },
  ]);
  expect(await priorTotal()).toEqual({ newCustomer: null, existingCustomer: null });

  const known = { ...price, variant_code: 'reduced', funding_months: 24 };
  const usual = { price_new_customer: 1900, price_existing_customer: 1900, discount_months: null };
  await database
    .insertInto('catalogue_device_prices')
    .values([
      { ...known, ...usual, applied_at: new Date('2025-01-02T09:00:00Z') },
      { ...known, discount_months: 12, applied_at: new Date('2025-03-02T09:00:00Z') },
    ])
    .execute();
  expect(await priorTotal()).toEqual({ newCustomer: 50_500, existingCustomer: 50_500 });
  await database.destroy();
});
