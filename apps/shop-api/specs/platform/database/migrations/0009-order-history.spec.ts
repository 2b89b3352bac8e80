import { Migrator, sql, type Kysely } from 'kysely';
import type { ShopSchema } from '@alzette/shop-api/platform';
import { migrate, migrations } from '@alzette/shop-api/platform/testing';
import { openEmptyDatabase } from '../../../../test/test-database';

interface OldOrder {
  readonly state?: 'new' | 'confirmed';
  readonly payment?: string;
  readonly payments?: readonly string[];
  /** True for each signed contract. */
  readonly contracts?: readonly boolean[];
}

const table: readonly [string, OldOrder][] = [
  ['created', {}],
  ['documents_ready', { contracts: [true, false] }],
  ['signed', { contracts: [true, true] }],
  ['signed', { contracts: [true], payment: 'declined', payments: ['declined'] }],
  ['payment_pending', { contracts: [true], payments: ['declined', 'creating'] }],
  ['payment_pending', { payment: 'pending', payments: ['pending'] }],
  ['refused', { payment: 'pending', payments: ['mismatched'] }],
  ['paid', { contracts: [true, false], payment: 'paid', payments: ['paid'] }],
  ['confirmed', { state: 'confirmed', contracts: [true], payment: 'paid', payments: ['expired', 'paid'] }],
];

let database: Kysely<ShopSchema>;

beforeAll(async () => {
  database = await openEmptyDatabase();
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  await migrator.migrateTo('0008-receipts');
  for (const [index, [, order]] of table.entries()) await insertOld(`o${index}`, order);
  await migrate(database);
});
afterAll(() => database.destroy());

async function insertOld(id: string, { state = 'new', payment = 'awaiting', payments = [], contracts = [] }: OldOrder) {
  const number = state === 'confirmed' ? id : null;
  await sql`insert into orders (id, token_value, session_id, number, state, payment_state, is_new_client, email, language, channel,
      total, tax_total, shipping_total, monthly_total, billing_address, shipping_address, eligibility_addresses)
    values (${id}, ${id}, 's', ${number}, ${state}, ${payment}, true, 'a@example.lu', 'fr', 'C', 1900, 0, 0, 0, '{}', '{}', '[]')`.execute(
    database,
  );
  for (const [attempt, paymentState] of payments.entries()) {
    await sql`insert into payments (id, order_id, attempt, state, amount, currency, language, description, return_url)
      values (${`${id}-${attempt}`}, ${id}, ${attempt}, ${paymentState}, 1900, 'EUR', 'fr', '', '')`.execute(database);
  }
  for (const [position, isSigned] of contracts.entries()) {
    await sql`insert into contracts (id, order_id, line_identifier, position, name, filename, content, sha256, signed_at)
      values (${`${id}-${position}`}, ${id}, ${`line-${position}`}, ${position}, '', ${`${id}-${position}`}, '', '',
        ${isSigned ? new Date() : null})`.execute(database);
  }
}

it.each(table.map(([state, order], index) => [state, order, `o${index}`] as const))(
  '[L2] an old order becomes %s: %j',
  async (state, _order, id) => {
    const found = await database.selectFrom('orders').select('state').where('id', '=', id).execute();
    const history = await database
      .selectFrom('order_history')
      .select(['from_state', 'to_state', 'event', 'cause'])
      .where('order_id', '=', id)
      .execute();
    expect(found).toEqual([{ state }]);
    expect(history).toEqual([{ from_state: null, to_state: state, event: 'migrated', cause: 'migration' }]);
  },
);
