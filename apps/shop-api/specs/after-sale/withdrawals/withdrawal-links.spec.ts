import type { FollowedOrder } from '@alzette/shop-model';
import { freePlan } from '../../../test/builders';
import { confirmedOrder, type ConfirmedOrder, end, inform, report } from '../../../test/fulfilment';
import { FakeMailer, work } from '../../../test/outbox';
import { openTestShop, type TestShop } from '../../../test/shop';
import type { ShopVisitor } from '../../../test/shop-visitor';

const hourMs = 60 * 60_000;
const start = new Date('2026-11-19T10:00:00Z');

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.now = start;
  await shop.database.deleteFrom('rate_limits').execute();
});

/** Asks for a link at a moment and opens it at another one. */
async function openLink(guest: ShopVisitor, { number }: ConfirmedOrder, askedAt: Date, openedAt = askedAt) {
  const mailer = new FakeMailer();
  await shop.database.deleteFrom('rate_limits').execute();
  shop.clock.now = askedAt;
  const payload = { number, email: 'ada@example.lu', locale: 'fr' };
  await guest.call('POST', '/api/v2/shop/order-links', { payload });
  await work(shop, 'order_link', mailer);
  const token = /#link=([\w-]{43})/u.exec(mailer.sent.at(-1)?.text ?? '')?.[1];
  shop.clock.now = openedAt;
  await guest.call('POST', '/api/v2/shop/order-links/open', { payload: { token } });
  return token;
}

const withdrawalOf = async (guest: ShopVisitor, { token }: ConfirmedOrder) =>
  (await guest.call<FollowedOrder>('GET', `/api/v2/shop/my-orders/${token}`)).body.items[0]?.withdrawal;
const after = (moment: Date, hours: number) => new Date(moment.getTime() + hours * hourMs);

describe('[Q2, Q4, Q5] a declaration through a mailed link', () => {
  it('is too late when only an earlier link was asked for in time, however often links prolonged the access', async () => {
    const order = await inform(shop, await confirmedOrder(shop, freePlan));
    const elsewhere = await shop.guest();
    for (let hours = 0; hours <= 88 * 24; hours += 23) await openLink(elsewhere, order, after(start, hours));
    expect((await withdrawalOf(elsewhere, order))?.state).toBe('over');
    expect(await end({ ...order, guest: elsewhere }, 'withdrawals', 'line-1')).toMatchObject({
      status: 409,
      problem: { code: 'withdrawal_over' },
    });
  }, 60_000);

  it.each([
    ['while the access of the link lasts', '2026-12-04T22:58:00Z', 200],
    ['when it has ended and another link opened the order', '2026-12-04T23:06:00Z', 409],
  ])('whose link was asked for in time is in time %s', async (_when, moment, status) => {
    const order = await inform(shop, await confirmedOrder(shop, freePlan));
    const elsewhere = await shop.guest();
    const lastMinutes = new Date('2026-12-03T22:55:00Z');
    await openLink(elsewhere, order, lastMinutes, new Date('2026-12-03T23:05:00Z'));
    await openLink(elsewhere, order, new Date('2026-12-04T12:00:00Z'));
    shop.clock.now = new Date(moment);
    expect((await end({ ...order, guest: elsewhere }, 'withdrawals', 'line-1')).status).toBe(status);
  });

  it('opened again, the same link prolongs nothing', async () => {
    const order = await inform(shop, await confirmedOrder(shop, freePlan));
    const elsewhere = await shop.guest();
    const token = await openLink(elsewhere, order, start);
    shop.clock.now = after(start, 0.4);
    await elsewhere.call('POST', '/api/v2/shop/order-links/open', { payload: { token } });
    shop.clock.now = after(start, 24.1);
    expect((await elsewhere.call('GET', `/api/v2/shop/my-orders/${order.token}`)).status).toBe(404);
  });

  it('charges the service until the real day, not the day of the request for the link', async () => {
    const order = await inform(shop, await confirmedOrder(shop));
    await shop.database
      .insertInto('order_acceptances')
      .values({ order_id: order.id, code: 'immediate_start', locale: 'fr', text: 'Tout de suite', accepted_at: start })
      .execute();
    await report(shop, { order: order.number, kind: 'activated', items: ['mobile'] });
    const elsewhere = await shop.guest();
    await openLink(elsewhere, order, after(start, 9 * 24));
    shop.clock.now = after(start, 9 * 24 + 23);
    const { body } = await end({ ...order, guest: elsewhere }, 'withdrawals', 'mobile');
    expect(body.amounts.days).toBe(11);
  });
});
