import { Migrator, sql } from 'kysely';
import { migrate, migrations } from '@alzette/shop-api/platform/testing';
import { openEmptyDatabase } from '../../../../test/test-database';

it('[L2] waiting receipts move to the outbox, sent ones are not sent again', async () => {
  const database = await openEmptyDatabase();
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  await migrator.migrateTo('0012-rate-limits');
  for (const id of ['sent', 'waiting']) {
    await database.transaction().execute(async (transaction) => {
      await sql`insert into orders (id, token_value, session_id, state, payment_state, is_new_client, email, language, channel,
          total, tax_total, shipping_total, monthly_total, billing_address, shipping_address, eligibility_addresses)
        values (${id}, ${id}, 's', 'created', 'awaiting', true, 'a@example.lu', 'fr', 'C', 1900, 0, 0, 0, '{}', '{}', '[]')`.execute(
        transaction,
      );
      await sql`insert into order_history (order_id, to_state, event, cause) values (${id}, 'created', 'created', 'shopper')`.execute(
        transaction,
      );
      await sql`insert into receipts (order_id, attempts, next_attempt_at, sent_at)
        values (${id}, 3, '2026-11-21T10:00:00Z', ${id === 'sent' ? '2026-11-21T09:00:00Z' : null})`.execute(
        transaction,
      );
    });
  }
  await migrate(database);
  const items = await database.selectFrom('outbox').selectAll().orderBy('id').execute();
  expect(items).toMatchObject([
    { id: 'receipt-sent', kind: 'receipt', attempts: 3, payload: null, ended_at: new Date('2026-11-21T09:00:00Z') },
    {
      id: 'receipt-waiting',
      kind: 'receipt',
      attempts: 3,
      payload: { orderId: 'waiting' },
      next_attempt_at: new Date('2026-11-21T10:00:00Z'),
      ended_at: null,
    },
  ]);
  await database.destroy();
});
