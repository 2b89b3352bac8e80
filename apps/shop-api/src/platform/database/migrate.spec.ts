import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Locale } from '@alzette/shop-model';
import { openEmptyDatabase } from '../../../test/memory-database';
import { startPostgres, type TestPostgres } from '../../../test/postgres';
import type { FirstCatalogue } from '../../catalogue/seed/mobile-plans/mobile-plan';
import { findContracts } from '../../contracts/contract-repository';
import { findSubscriptions } from '../../catalogue/subscription-repository';
import { migrate } from './migrate';
import { migrations } from './migrations/index';
import { openPostgres } from './open-database';
import type { ShopSchema } from './schema';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

it('brings a database up to date once, however many copies start together', async () => {
  const copies = await Promise.all(Array.from({ length: 5 }, () => openPostgres(postgres.url)));
  const [first] = copies;
  const plans = await first?.database.selectFrom('catalogue_subscriptions').select('code').execute();
  expect(plans).toHaveLength(20);
  await Promise.all(copies.map(({ close }) => close()));
});

async function openOnPostgres(): Promise<Kysely<ShopSchema>> {
  const connect = (connectionString: string) =>
    new Kysely<ShopSchema>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString }) }) });
  const server = connect(postgres.url);
  await sql`create database yesterday`.execute(server);
  await server.destroy();
  return connect(postgres.url.replace(/\/shop$/u, '/yesterday'));
}

/** As a shop left it that sold mobile plans only, had changed one of them, and had an order. */
async function leaveAsYesterday(database: Kysely<ShopSchema>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo('0002-mobile-plans');
  expect(error).toBeUndefined();
  const first = database as unknown as Kysely<FirstCatalogue>;
  const code = 'mobile-alzette-m';
  await first.updateTable('catalogue_variants').set({ price_new_customer: 2777 }).where('code', '=', code).execute();
  await first
    .updateTable('catalogue_texts')
    .set({ name: 'Alzette Medium', highlights: JSON.stringify(['Only this']) })
    .where('variant_code', '=', code)
    .where('locale', '=', 'en')
    .execute();
  await sql`insert into orders values ('o', 't', 's', null, 'new', 'none', true, 'a@example.lu', 'fr', 'C', null, null, null,
    0, 0, 0, 999, '{}', '{}', '[]')`.execute(database);
  await sql`insert into order_lines values ('o', 0, 'line-1', 'mobile', 'mobile-alzette-xs', 'alzette-xs', null, null,
    'Alzette XS', 'Alzette XS', 1, 999, 999, null, 0, 'Activation', 0)`.execute(database);
  await sql`insert into contracts (id, order_id, line_identifier, position, name, filename, content, sha256)
    values ('c', 'o', 'line-1', 0, 'Contrat', 'c.pdf', '', '')`.execute(database);
}

it.each([
  ['PGlite', () => openEmptyDatabase()],
  ['PostgreSQL', openOnPostgres],
])('opens a database of yesterday on %s, its changed plans and its orders kept', async (_kind, open) => {
  const database = await open();
  await leaveAsYesterday(database);
  await migrate(database);

  const plan = async (locale: Locale) => {
    const [kept] = await findSubscriptions(database, locale, { codes: ['mobile-alzette-m'] });
    return kept?.offer;
  };
  expect(await plan('en')).toMatchObject({
    name: 'Alzette Medium',
    price: { applied: { newCustomer: 2777, existingCustomer: 3999 } },
    attributes: { subscription_mobile_webdeals: true, mobile_subscription_full_name: 'Alzette M mobile plan' },
  });
  expect((await plan('en'))?.highlights[0]).toBe('Only this');
  expect(await plan('de')).toMatchObject({
    name: 'Alzette M',
    options: { data: { code: 'data_100gb', label: '100 GB mit 5G' } },
  });
  expect((await plan('fr'))?.additionals.map(({ code }) => code)).toContain('visual-voicemail');

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
