import type { FollowedOrder } from '@alzette/shop-model';
import { confirmedOrder, type ConfirmedOrder, end, inform } from '../../../test/fulfilment';
import { FakeMailer, itemsOf, wait, work } from '../../../test/outbox';
import { openTestShop, type TestShop } from '../../../test/shop';

let shop: TestShop;
const mailer = new FakeMailer();
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.partners.payments.isUnavailable = false;
  shop.partners.payments.refusesRefunds = false;
  shop.partners.payments.refunds.clear();
  await shop.database.deleteFrom('rate_limits').execute();
});

const informedOrder = async () => inform(shop, await confirmedOrder(shop));
const follow = async ({ guest, token }: ConfirmedOrder) =>
  (await guest.call<FollowedOrder>('GET', `/api/v2/shop/my-orders/${token}`)).body;

describe('[Q6] a refund', () => {
  it('waits for a provider that is unavailable for two days, and is made once', async () => {
    const order = await informedOrder();
    shop.partners.payments.isUnavailable = true;
    await end(order, 'withdrawals', 'mobile');
    for (let hours = 0; hours < 48; hours += 1) {
      await work(shop, 'refund', mailer);
      await wait(shop, 3_600);
    }
    expect((await follow(order)).refunds).toMatchObject([{ amount: 1900, state: 'due' }]);
    shop.partners.payments.isUnavailable = false;
    await Promise.all([work(shop, 'refund', mailer), work(shop, 'refund', mailer)]);
    await work(shop, 'refund', mailer);
    expect([...shop.partners.payments.refunds.values()].map(({ amount }) => amount)).toEqual([1900]);
    expect((await follow(order)).refunds).toMatchObject([{ state: 'refunded' }]);
  });

  it('that the card refuses waits for a person, and is not asked for again', async () => {
    const order = await informedOrder();
    shop.partners.payments.refusesRefunds = true;
    await end(order, 'withdrawals', 'mobile');
    await work(shop, 'refund', mailer);
    expect((await follow(order)).refunds).toMatchObject([{ amount: 1900, state: 'refused' }]);
    expect(await itemsOf(shop, 'refund')).toMatchObject([{ ended_at: expect.any(Date) }]);
  });

  it('is never more than the payment, whatever the server computes', async () => {
    const order = await informedOrder();
    const { id } = await shop.database
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    const insert = (amount: number) =>
      shop.database
        .insertInto('refunds')
        .values({
          id: `r-${amount}`,
          order_id: order.id,
          payment_id: id,
          amount,
          state: 'due',
          requested_at: shop.clock.now,
        })
        .execute();
    await insert(order.total - 1);
    await expect(insert(2)).rejects.toThrow('the refunds exceed the payment');
  });
});
