import { sql } from 'kysely';
import { expireOrders } from '@alzette/shop-api/checkout';
import { defaultRetention } from '@alzette/shop-api/platform/testing';
import { eraseOldData } from '@alzette/shop-api/privacy';
import { canaryPerson, tablesWithCanaries, withCustomer } from '../../../test/canaries';
import { report } from '../../../test/fulfilment';
import { ageOrders, consistentHistory } from '../../../test/history';
import { orderMade, orderPaid, orderReadyToSign } from '../../../test/journey';
import { FakeMailer, work } from '../../../test/outbox';
import { openTestShop, type TestShop } from '../../../test/shop';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
  // The database writes the real time into rows, so the clock of the shop has to be the real one.
  shop.clock.now = new Date();
});
afterEach(() => shop.close());

const inDays = (days: number) => ({ database: shop.database, now: () => new Date(Date.now() + days * 86_400_000) });
/** The mail with the information about the right of withdrawal is sent, and erased with the order. */
const informShopper = () => work(shop, 'receipt', new FakeMailer());
const eraseIn = (days: number) => eraseOldData(inDays(days), defaultRetention);

const count = async (table: 'contracts' | 'uploads' | 'order_lines' | 'payments' | 'order_history') =>
  Number(
    (
      await shop.database
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

it('an unsold order is erased after its time with its documents; its amounts stay', async () => {
  const { token, guest } = await withCustomer(shop, orderReadyToSign);
  expect(await tablesWithCanaries(shop)).toEqual([
    'customer_information',
    'idempotency_keys',
    'identity_verifications',
    'order_complementary',
    'orders',
    'uploads',
  ]);
  await ageOrders(shop, 100);
  await expireOrders(shop.context);

  expect(await eraseIn(29)).toEqual({ orders: 0, contracts: 0, leftovers: 0 });
  expect(await eraseIn(31)).toMatchObject({ orders: 1 });
  expect(await tablesWithCanaries(shop)).toEqual([]);
  expect([await count('contracts'), await count('order_lines')]).toEqual([0, 2]);
  const { order: left } = await consistentHistory(shop, token);
  expect(left).toMatchObject({
    state: 'expired',
    total: 46_800,
    monthly_total: 2999,
    account_number: null,
    erased_at: expect.any(Date),
  });
  expect((await guest.order(token)).status).toBe(404);
  expect(await eraseIn(400)).toMatchObject({ orders: 0 });
});

it('the form data of a sold order is erased after its time, its contracts years later', async () => {
  const { token } = await withCustomer(shop, orderPaid);
  await informShopper();
  const contracts = await count('contracts');
  expect(contracts).toBeGreaterThan(0);
  expect(await eraseIn(89)).toMatchObject({ orders: 0 });
  expect(await tablesWithCanaries(shop)).not.toEqual([]);

  expect(await eraseIn(91)).toMatchObject({ orders: 1, contracts: 0 });
  expect(await tablesWithCanaries(shop)).toEqual([]);
  expect([await count('contracts'), await count('payments')]).toEqual([contracts, 1]);
  const { order: left } = await consistentHistory(shop, token);
  expect(left).toMatchObject({ state: 'confirmed', number: expect.any(String), total: 46_800 });

  expect(await eraseIn(3_661)).toMatchObject({ orders: 0, contracts: 1 });
  expect(await count('contracts')).toBe(0);
});

it('[Q4] a shopper who was not informed of the right of withdrawal can withdraw a year longer: the data stay until then', async () => {
  await withCustomer(shop, orderPaid);
  expect(await eraseIn(379)).toMatchObject({ orders: 0 });
  expect(await eraseIn(401)).toMatchObject({ orders: 1 });
  expect(await tablesWithCanaries(shop)).toEqual([]);
});

it('[Q4] a delivery begins a period of withdrawal: the data stay until it is over', async () => {
  const { guest, token } = await withCustomer(shop, orderPaid);
  await informShopper();
  const delivered = new Date(Date.now() + 80 * 86_400_000);
  shop.clock.now = delivered;
  const { number } = (await guest.order(token)).body;
  const event = { order: number ?? '', items: ['phone'], occurredAt: delivered.toISOString() };
  await report(shop, { ...event, kind: 'dispatched' });
  expect((await report(shop, { ...event, kind: 'delivered' })).status).toBe(200);
  expect(await eraseIn(100)).toMatchObject({ orders: 0 });
  expect(await eraseIn(111)).toMatchObject({ orders: 1 });
});

it('a running order is never erased', async () => {
  const waiting = await orderPaid(shop);
  const fresh = await orderMade(shop);
  expect(await eraseIn(10_000)).toMatchObject({ orders: 0, contracts: 0 });
  for (const { guest, token } of [waiting, fresh]) expect((await guest.order(token)).body.email).toBe('ada@example.lu');
  expect((await waiting.guest.confirm(waiting.token)).status).toBe(200);
});

it('an order with a mismatched payment is kept as long as a sold one', async () => {
  const { token } = await withCustomer(shop, orderReadyToSign);
  await ageOrders(shop, 100);
  await expireOrders(shop.context);
  await sql`insert into payments (id, order_id, attempt, state, amount, currency, language, description, return_url)
    select 'p', id, 9, 'mismatched', 1, 'EUR', 'fr', '', '' from orders where token_value = ${token}`.execute(
    shop.database,
  );
  expect(await eraseIn(60)).toMatchObject({ orders: 0 });
  expect(await eraseIn(91)).toMatchObject({ orders: 1 });
});

it('data without an order is deleted', async () => {
  await shop.guest(canaryPerson);
  await shop.database.insertInto('leases').values({ name: 'gone', holder: 'a', expires_at: new Date() }).execute();
  expect(await eraseIn(20)).toMatchObject({ leftovers: 1 });
  expect(await tablesWithCanaries(shop)).toEqual(['identity_verifications']);
  await eraseIn(31);
  expect(await tablesWithCanaries(shop)).toEqual([]);
});

it('several instances erase each order once', async () => {
  await shop.close();
  shop = await openTestShop();
  for (let number = 0; number < 20; number += 1) await orderMade(shop);
  await ageOrders(shop, 100);
  await expireOrders(shop.context);
  const erased = await Promise.all([1, 2, 3, 4].map(() => eraseIn(31)));
  expect(erased.reduce((sum, { orders }) => sum + orders, 0)).toBe(20);
  const left = await shop.database.selectFrom('orders').select('id').where('erased_at', 'is', null).execute();
  expect(left).toEqual([]);
}, 90_000);
