import fc from 'fast-check';
import { stressRun } from '@alzette/server-kit/testing';
import type { ShopServer } from '@alzette/shop-api/platform';
import { confirmedOrder, type ConfirmedOrder, inform, report } from '../../../test/fulfilment';
import { FakeMailer, wait, work } from '../../../test/outbox';
import { copyOf, openTestShop, type TestShop } from '../../../test/shop';
import type { ShopVisitor } from '../../../test/shop-visitor';

const row = stressRun('withdrawal-races', { test: 3, full: 6, stress: 1_000 });

let shop: TestShop;
let other: ShopServer;
beforeAll(async () => {
  shop = await openTestShop();
  other = await copyOf(shop);
}, 60_000);
afterAll(async () => {
  await other.close();
  await shop.close();
});

const items = ['phone', 'mobile', 'tv'] as const;

/** What arrives for one order at the same time, at one of two instances. */
const acts = fc.array(
  fc.record({
    what: fc.constantFrom('withdrawals', 'cancellations', 'dispatched', 'activated', 'refund', 'returned'),
    chosen: fc.subarray([...items], { minLength: 1 }),
    isOther: fc.boolean(),
    after: fc.integer({ min: 0, max: 30 }),
  }),
  { minLength: 4, maxLength: 10 },
);
type Act = typeof acts extends fc.Arbitrary<readonly (infer Each)[]> ? Each : never;

async function perform(order: ConfirmedOrder, { what, chosen, isOther, after }: Act): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, after));
  const app = isOther ? other : shop.app;
  if (what === 'refund') {
    await work(shop, 'refund');
    return 200;
  }
  if (what === 'withdrawals' || what === 'cancellations') {
    const guest: ShopVisitor = order.guest.at(app);
    const url = `/api/v2/shop/my-orders/${order.token}/${what}`;
    return (await guest.call('POST', url, { payload: { items: chosen } })).status;
  }
  return (await report({ app, clock: shop.clock }, { order: order.number, kind: what })).status;
}

it('[Q4, Q6, Q7] no contract ends twice and no cent is refunded twice, whatever arrives at the same time', async () => {
  let count = 0;
  let ends = 0;
  await fc.assert(
    fc.asyncProperty(acts, async (race) => {
      await shop.database.deleteFrom('rate_limits').execute();
      await shop.database.deleteFrom('outbox').execute();
      shop.partners.payments.refunds.clear();
      const order = await inform(shop, await confirmedOrder(shop));
      const statuses = await Promise.all(race.map((act) => perform(order, act)));
      // Only goods of a withdrawn contract can come back.
      expect(statuses.filter((status) => ![200, 409, 422].includes(status))).toEqual([]);
      await wait(shop, 3_600);
      await Promise.all([work(shop, 'refund'), work(shop, 'refund')]);

      const events = await shop.database
        .selectFrom('item_events')
        .select(['item_identifier', 'kind', 'details'])
        .where('order_id', '=', order.id)
        .where('kind', 'in', ['cancelled', 'withdrawn'])
        .execute();
      expect(new Set(events.map((event) => event.item_identifier)).size).toBe(events.length);
      const owed = events.reduce((sum, { details }) => sum + (details.refund ?? 0), 0);
      const paid = () => [...shop.partners.payments.refunds.values()].reduce((sum, { amount }) => sum + amount, 0);
      const waiting = await shop.database
        .selectFrom('refunds')
        .select('amount')
        .where('order_id', '=', order.id)
        .where('state', '=', 'waiting')
        .execute();
      expect(paid()).toBe(owed - waiting.reduce((sum, { amount }) => sum + amount, 0));
      await report(shop, { order: order.number, kind: 'returned' });
      await Promise.all([work(shop, 'refund'), work(shop, 'refund')]);
      expect(paid()).toBe(owed);
      const due = await shop.database.selectFrom('refunds').select('id').where('state', '=', 'due').execute();
      expect(due).toEqual([]);
      const mailer = new FakeMailer();
      await Promise.all([work(shop, 'item_mail', mailer), work(shop, 'item_mail', mailer)]);
      const statements = mailer.sent.filter(({ text }) => /rétracte|annulé/u.test(text));
      const declared = new Set(
        (
          await shop.database
            .selectFrom('item_events')
            .select(['id', 'kind'])
            .where('order_id', '=', order.id)
            .execute()
        )
          .filter(({ kind }) => kind === 'cancelled' || kind === 'withdrawn')
          .map(({ id }) => id),
      );
      expect(statements).toHaveLength(declared.size);
      ends += events.length;
      row.progress((count += 1));
    }),
    { numRuns: row.tries },
  );
  row.result({ races: count, ends, doubled: 0, lost: 0 });
});
