import { sql } from 'kysely';
import { enqueue } from '@alzette/shop-api/platform';
import type { ErasedOrder, ExportedPerson } from '@alzette/shop-api/privacy';
import { canaries, tablesWithCanaries, withCustomer } from '../../../test/canaries';
import { report } from '../../../test/fulfilment';
import { historyOf, orderIdOf } from '../../../test/history';
import { orderMade, orderPaid, orderReadyToSign, orderSigned } from '../../../test/journey';
import { FakeMailer, itemsOf, work } from '../../../test/outbox';
import { openTestShop, type TestShop } from '../../../test/shop';
import { asStaff, asStaffJson, staffLog } from '../../../test/staff';

const email = 'Canary@example.lu';
const day = 24 * 60 * 60_000;

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
  // The database writes the real time into rows.
  shop.clock.now = new Date();
});
afterEach(() => shop.close());

interface Erasure {
  readonly orders: readonly ErasedOrder[];
  readonly applied: boolean;
}
const erase = (person: string, ...args: string[]) =>
  asStaffJson<Erasure>(shop, 'person', 'erase', person, '--reason', 'request of 1 December', ...args);
const later = (days: number) => {
  shop.clock.now = new Date(Date.now() + days * day);
};
const informShopper = () => work(shop, 'receipt', new FakeMailer());
const mailTo = (to: string) =>
  enqueue(shop.database, { kind: 'saved_cart_mail', id: `cart-of-${to.split('@')[0]}`, payload: { to } as never });

describe('[V13] the export of a person', () => {
  it('holds every stored row about their orders, with their files, and nothing that gives access to an order', async () => {
    const { token } = await withCustomer(shop, orderPaid);
    await orderMade(shop);
    await mailTo('canary@example.lu');
    const { tables } = await asStaffJson<ExportedPerson>(shop, 'person', 'export', email);
    const text = JSON.stringify(tables);
    for (const canary of canaries) expect(text).toContain(canary);
    const holdsCanary = (rows: unknown) => canaries.some((canary) => JSON.stringify(rows).includes(canary));
    const exported = Object.keys(tables).filter((name) => holdsCanary(tables[name]));
    const repeated = ['idempotency_keys', 'outbox'];
    expect(exported.sort()).toEqual((await tablesWithCanaries(shop)).filter((name) => !repeated.includes(name)));
    expect(tables['outbox']).toMatchObject([{ kind: 'saved_cart_mail' }]);
    expect(tables['orders']).toHaveLength(1);

    const { session_id: session } = await shop.database
      .selectFrom('orders')
      .select('session_id')
      .where('token_value', '=', token)
      .executeTakeFirstOrThrow();
    // A boolean, because a failure would print every file.
    for (const secret of [token, session]) expect(text.includes(secret)).toBe(false);
    const [contract] = tables['contracts'] ?? [];
    expect(Buffer.from(String(contract?.['content']), 'base64').toString('latin1')).toMatch(/^%PDF/u);
  });

  it('leaves out no table that knows an order', async () => {
    await withCustomer(shop, orderPaid);
    const { tables } = await asStaffJson<ExportedPerson>(shop, 'person', 'export', email);
    const { rows } = await sql<{ name: string }>`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'order_id'`.execute(shop.database);
    // Repeated requests, and hashes of links: they hold no data of their own.
    const others = ['idempotency_keys', 'order_links', 'order_readers'];
    const missing = rows.map(({ name }) => name).filter((name) => !others.includes(name) && !(name in tables));
    expect(missing).toEqual([]);
  });

  it('is found by account and by number too, and its log names the orders, not the person', async () => {
    const { token } = await withCustomer(shop, orderPaid);
    const { id, number } = await shop.database
      .updateTable('orders')
      .set({ account_number: 'ACC-77' })
      .where('token_value', '=', token)
      .returning(['id', 'number'])
      .executeTakeFirstOrThrow();
    for (const person of ['ACC-77', number ?? '', email])
      expect((await asStaffJson<ExportedPerson>(shop, 'person', 'export', person)).tables['orders']).toMatchObject([
        { id },
      ]);
    expect(
      (await asStaffJson<ExportedPerson>(shop, 'person', 'export', 'other@example.lu')).tables['orders'],
    ).toBeUndefined();
    const log = await staffLog(shop);
    expect(log[0]).toMatchObject({ action: 'person export', subject: null, order_ids: [id], personal: true });
    expect(JSON.stringify(log)).not.toMatch(/example\.lu/u);
  });
});

describe('[V13] the erasure of a person', () => {
  it('cancels and erases unpaid orders and their mails, once it is applied, and leaves other people alone', async () => {
    const { token } = await withCustomer(shop, orderReadyToSign);
    const other = await orderMade(shop);
    for (const to of ['canary@example.lu', 'ada@example.lu']) await mailTo(to);
    expect(await erase(email)).toMatchObject({ orders: [{ erased: 'now', kept: [] }], applied: false });
    expect(await tablesWithCanaries(shop)).toContain('customer_information');
    expect(await erase(email, '--apply')).toMatchObject({ orders: [{ erased: 'now', kept: [] }], applied: true });
    expect(await tablesWithCanaries(shop)).toEqual([]);
    expect((await historyOf(shop, token)).at(-1)).toMatchObject({ event: 'cancelled', cause: 'operator' });
    expect((await itemsOf(shop, 'saved_cart_mail')).map(({ id }) => id)).toEqual(['cart-of-ada']);
    expect((await other.guest.order(other.token)).body.email).toBe('ada@example.lu');
    expect(await erase(email, '--apply')).toMatchObject({ orders: [] });
  });

  it('of a sold order waits for delivery and withdrawal, then keeps what the law requires, and names both', async () => {
    // An order of another person that may be erased.
    const older = await orderMade(shop);
    await older.guest.cancel(older.token);
    const { token, guest } = await withCustomer(shop, orderPaid);
    await informShopper();
    const { confirmed_at: confirmedAt } = await shop.database
      .selectFrom('orders')
      .select('confirmed_at')
      .where('token_value', '=', token)
      .executeTakeFirstOrThrow();
    const inDays = (days: number) => new Date(Number(confirmedAt) + days * day).toISOString();
    const number = (await guest.order(token)).body.number ?? '';
    expect(await erase(email, '--apply')).toMatchObject({
      orders: [
        {
          order: number,
          erased: 'not yet',
          kept: [
            { why: expect.stringContaining('withdrawal'), until: inDays(30) },
            { what: expect.stringContaining('amounts'), until: null },
            {
              what: expect.stringContaining('contracts'),
              why: expect.stringContaining('art. 16'),
              until: inDays(3_660),
            },
          ],
        },
      ],
    });
    expect(await tablesWithCanaries(shop)).toContain('orders');

    later(20);
    await report(shop, { order: number, kind: 'dispatched' });
    later(31);
    const { orders } = await erase(email, '--apply');
    expect(orders[0]).toMatchObject({ erased: 'not yet' });
    later(51);
    const erased = await erase(email, '--apply');
    expect(erased.orders).toMatchObject([{ erased: 'now', kept: [{ until: null }, { until: inDays(3_660) }] }]);
    expect(await tablesWithCanaries(shop)).toEqual([]);
    expect(await erase(number, '--apply')).toMatchObject({ orders: [{ erased: 'before' }] });
    expect(await asStaff(shop, 'person', 'erase', number, '--reason', 'again')).toContain('Code de commerce');
  });

  it('waits a year longer for a shopper who was not informed of the right of withdrawal', async () => {
    await withCustomer(shop, orderPaid);
    later(60);
    const { orders } = await erase(email, '--apply');
    expect(orders[0]).toMatchObject({ erased: 'not yet' });
    later(401);
    expect((await erase(email, '--apply')).orders).toMatchObject([{ erased: 'now' }]);
  });

  it('waits for a running payment, and for a mismatched one', async () => {
    const running = await orderSigned(shop, { email: 'canary@example.lu' });
    await running.guest.paymentUrl(running.token);
    expect((await erase(email, '--apply')).orders).toMatchObject([
      { erased: 'not yet', kept: [{ why: 'a payment of the order is running', until: null }] },
    ]);
    shop.partners.payments.settle('paid', { amount: 1 });
    await running.guest.order(running.token);
    expect((await erase(email, '--apply')).orders).toMatchObject([
      { erased: 'not yet', kept: [{ why: 'a payment does not match the order', until: expect.any(String) }] },
    ]);
    later(91);
    expect((await erase(await emailOf(running.token), '--apply')).orders).toMatchObject([{ erased: 'now' }]);
  });
});

async function emailOf(token: string): Promise<string> {
  const id = await orderIdOf(shop, token);
  return (await shop.database.selectFrom('orders').select('email').where('id', '=', id).executeTakeFirstOrThrow())
    .email;
}
