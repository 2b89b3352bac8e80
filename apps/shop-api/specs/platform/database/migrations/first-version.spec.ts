import { Migrator, sql, type Kysely } from 'kysely';
import { loadDemoCatalogue } from '@alzette/shop-api/catalogue';
import type { ShopSchema } from '@alzette/shop-api/platform';
import { migrate, migrations } from '@alzette/shop-api/platform/testing';
import type { ShownOrder } from '@alzette/shop-api/staff';
import { address, complementary, customerInformation } from '../../../../test/builders';
import { report } from '../../../../test/fulfilment';
import { work } from '../../../../test/outbox';
import { openTestShop, sessionToken, type TestShop } from '../../../../test/shop';
import { ShopVisitor } from '../../../../test/shop-visitor';
import { asStaff, asStaffJson } from '../../../../test/staff';
import { openEmptyDatabase } from '../../../../test/test-database';

/** Orders of the first version: its tables knew the states `new` and `confirmed` only. */
const orders = [
  { id: 'first-sold', number: 'ALZ-2026-000041', payment: 'paid', isSigned: true },
  { id: 'first-paid', number: null, payment: 'paid', isSigned: true },
  { id: 'first-signed', number: null, payment: null, isSigned: true },
  { id: 'first-begun', number: null, payment: null, isSigned: false },
] as const;
type FirstOrder = (typeof orders)[number];

let shop: TestShop;
let before: Readonly<Record<string, readonly Row[]>>;
type Row = Readonly<Record<string, unknown>>;

beforeAll(async () => {
  const database = await openEmptyDatabase();
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  await migrator.migrateTo('0001-shop');
  for (const order of orders) await insertFirst(database, order);
  await sql`select setval('order_number', 41)`.execute(database);
  before = await rowsOf(database);
  await migrate(database);
  await loadDemoCatalogue(database);
  shop = await openTestShop(async () => ({ database, close: () => database.destroy() }));
}, 60_000);
afterAll(() => shop.close());

async function insertFirst(database: Kysely<ShopSchema>, { id, number, payment, isSigned }: FirstOrder): Promise<void> {
  const place = JSON.stringify(address);
  const at = new Date('2026-11-20T10:00:00Z');
  await sql`insert into orders (id, token_value, session_id, number, state, payment_state, is_new_client, email, language, channel,
      kyc_id, total, tax_total, shipping_total, monthly_total, billing_address, shipping_address, eligibility_addresses, created_at, confirmed_at)
    values (${id}, ${`token-${id}`}, 'first-session', ${number}, ${number ? 'confirmed' : 'new'}, ${payment ?? 'awaiting'}, true, 'ada@example.lu',
      'fr', 'ALZETTE_WEBSTORE', ${`kyc-${id}`}, 1900, 276, 0, 2999, ${place}, ${place}, '[]', ${at}, ${number ? at : null})`.execute(
    database,
  );
  await sql`insert into order_lines values (${id}, 0, 'line-1', 'mobile', 'mobile-alzette-m', 'alzette-m', null, null, 'Alzette M',
    'Alzette M', 1, 2999, 3999, 12, 1900, 'Activation mobile', 24)`.execute(database);
  await sql`insert into order_complementary values (${id}, 0, 'line-1', ${JSON.stringify(complementary())})`.execute(
    database,
  );
  await sql`insert into customer_information values (${id}, ${JSON.stringify(customerInformation())})`.execute(
    database,
  );
  await sql`insert into contracts (id, order_id, line_identifier, position, name, filename, content, sha256, signed_at, signed_content)
    values (${`contract-${id}`}, ${id}, 'line-1', 0, 'Contrat Alzette M', ${`${id}.pdf`}, '%PDF-1.7', 'hash', ${isSigned ? at : null},
      ${isSigned ? '%PDF-1.7 signed' : null})`.execute(database);
  if (payment)
    await sql`insert into payments (id, order_id, attempt, state, amount, currency, language, description, return_url,
        provider_session_id, transaction_id, card_brand, card_last_digits)
      values (${`payment-${id}`}, ${id}, 1, ${payment}, 1900, 'EUR', 'fr', 'Alzette', 'http://localhost:4200/fr', ${`session-${id}`},
        ${`transaction-${id}`}, 'VISA', '4242')`.execute(database);
}

/** The rows of every table that orders write, as JSON. */
async function rowsOf(database: Kysely<ShopSchema>): Promise<Readonly<Record<string, readonly Row[]>>> {
  const tables = ['orders', 'order_lines', 'order_complementary', 'customer_information', 'contracts', 'payments'];
  const found = tables.map(async (table) => {
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(each) as row from ${sql.table(table)} each order by 1`.execute(database);
    return [table, rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

const stateOf = async (id: string) =>
  (await shop.database.selectFrom('orders').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
const shopper = async () => new ShopVisitor(shop.app, await sessionToken({ sub: 'first-session' }));

it('[V15] every value of an order of the first version is kept, apart from its state', async () => {
  const after = await rowsOf(shop.database);
  for (const [table, rows] of Object.entries(before)) {
    const kept = rows.map((row) => ({ ...row, ...(table === 'orders' && { state: expect.any(String) }) }));
    expect([table, after[table]]).toEqual([table, kept.map((row) => expect.objectContaining(row))]);
  }
  const states = await Promise.all(orders.map(({ id }) => stateOf(id)));
  expect(states).toEqual(['confirmed', 'paid', 'signed', 'documents_ready']);
});

it('[V15] the shopper still sees the order, and a paid one is confirmed under the next number', async () => {
  const visitor = await shopper();
  expect((await visitor.order('token-first-sold')).body).toMatchObject({
    ...{ number: 'ALZ-2026-000041', state: 'confirmed', total: 1900, monthlyTotal: 2999, email: 'ada@example.lu' },
    card: { brand: 'VISA', lastDigits: '4242' },
    items: [{ identifier: 'line-1', variantCode: 'mobile-alzette-m' }],
  });
  const { body } = await visitor.confirm('token-first-paid');
  expect(body).toMatchObject({ state: 'confirmed', number: 'ALZ-2026-000042' });
});

it('[V15] an unpaid order of the first version is cancelled like every other', async () => {
  expect((await (await shopper()).cancel('token-first-signed')).status).toBe(204);
  await asStaff(shop, 'cancel', 'first-begun', '--reason', 'the shopper called', '--apply');
  expect([await stateOf('first-signed'), await stateOf('first-begun')]).toEqual(['cancelled', 'cancelled']);
});

it('[V15] a sold order of the first version is followed, withdrawn from and refunded', async () => {
  expect((await report(shop, { order: 'ALZ-2026-000041', kind: 'activated' })).status).toBe(200);
  const done = ['withdraw', 'ALZ-2026-000041', '--declared', '2026-11-21', '--reason', 'by letter', '--apply'];
  await asStaff(shop, ...done);
  await work(shop, 'refund');
  expect([...shop.partners.payments.refunds.values()]).toMatchObject([{ sessionId: 'session-first-sold' }]);
  const { timeline, refunds } = await asStaffJson<ShownOrder>(shop, 'show', 'ALZ-2026-000041');
  expect(refunds).toMatchObject([{ state: 'refunded' }]);
  expect(timeline.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['migrated (migration): confirmed', 'activated', 'withdrawn']),
  );
});
