import type { FollowedItem, FollowedOrder } from '@alzette/shop-model';
import { confirmedOrder, confirmedPrepaid, type ConfirmedOrder, end, inform, report } from '../../../test/fulfilment';
import { FakeMailer, itemsOf, work } from '../../../test/outbox';
import { starterPack, topUp } from '../../../test/prepaid';
import { openTestShop, type TestShop } from '../../../test/shop';
import type { ShopVisitor } from '../../../test/shop-visitor';
import { freePlan } from '../../../test/builders';

const day = 24 * 60 * 60_000;
const start = new Date('2026-11-19T10:00:00Z');

let shop: TestShop;
let mailer: FakeMailer;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.now = start;
  mailer = new FakeMailer();
  shop.partners.payments.refunds.clear();
  await shop.database.deleteFrom('rate_limits').execute();
});

const later = (days: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + days * day);
};
const soon = () => new Date(shop.clock.now.getTime() + 1_000).toISOString();
const follow = async ({ guest, token }: ConfirmedOrder, visitor: ShopVisitor = guest) =>
  (await visitor.call<FollowedOrder>('GET', `/api/v2/shop/my-orders/${token}`)).body;
const itemOf = async (order: ConfirmedOrder, identifier: string) =>
  (await follow(order)).items.find((item) => item.identifier === identifier) as FollowedItem;
const informedOrder = async (change?: Parameters<typeof confirmedOrder>[1]) =>
  inform(shop, await confirmedOrder(shop, change));

const requestStart = ({ id }: ConfirmedOrder) =>
  shop.database
    .insertInto('order_acceptances')
    .values({ order_id: id, code: 'immediate_start', locale: 'fr', text: 'Tout de suite', accepted_at: start })
    .execute();

async function refunded(): Promise<number[]> {
  await work(shop, 'refund', mailer);
  return [...shop.partners.payments.refunds.values()].map(({ amount }) => amount);
}

describe('[Q4, Q5] a withdrawal', () => {
  it('of one contract pays it back, is acknowledged by mail with its moment, and leaves the others', async () => {
    const order = await informedOrder();
    later(1);
    const { status, body } = await end(order, 'withdrawals', 'mobile');
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'withdrawn', at: shop.clock.now.toISOString(), items: ['mobile'] });
    expect(body.amounts).toEqual({ refund: 1900, afterReturn: 0, charge: 0, billed: 0, days: 0 });
    expect(await refunded()).toEqual([1900]);
    const { items, refunds, history } = await follow(order);
    expect(items.map(({ state }) => state)).toEqual(['preparing', 'withdrawn', 'preparing']);
    expect(refunds).toMatchObject([{ amount: 1900, state: 'refunded' }]);
    expect(history.at(-1)).toMatchObject({ kind: 'withdrawn', items: ['mobile'] });
    await work(shop, 'item_mail', mailer);
    expect(mailer.sent).toHaveLength(1);
    const text = mailer.sent[0]?.text.replaceAll(/[\u00a0\u202f]/gu, ' ');
    expect(text).toContain('Je me rétracte du contrat');
    expect(text).toMatch(/Date : 20 novembre 2026.* 11:00/u);
    expect(text).toContain('Remboursé sur votre carte : 19,00 €');
    expect(await itemsOf(shop, 'order_event')).toMatchObject([
      { payload: { type: 'order.contracts_withdrawn', order: { token: order.token, items: ['mobile'] } } },
    ]);
  });

  it('of all contracts pays back to the cent what was paid', async () => {
    const order = await informedOrder();
    const parts = [await end(order, 'withdrawals', 'tv'), await end(order, 'withdrawals', 'phone', 'mobile')];
    expect(parts.map(({ status }) => status)).toEqual([200, 200]);
    expect((await refunded()).reduce((sum, amount) => sum + amount, 0)).toBe(order.total);
  });

  it('repeated gets the first response and pays once; another one on top of it is refused', async () => {
    const order = await informedOrder();
    const first = await end(order, 'withdrawals', 'mobile');
    expect((await end(order, 'withdrawals', 'mobile')).body).toEqual(first.body);
    for (const items of [
      ['mobile', 'tv'],
      ['phone', 'mobile', 'tv'],
    ])
      expect(await end(order, 'withdrawals', ...items)).toMatchObject({ problem: { code: 'contract_ended' } });
    expect(await refunded()).toEqual([1900]);
  });

  it('counts the days of service that began at the express request, and shows them before', async () => {
    const order = await informedOrder();
    await requestStart(order);
    await report(shop, { order: order.number, kind: 'activated', items: ['mobile'] });
    later(4);
    const { amounts } = (await itemOf(order, 'mobile')).withdrawal;
    // 19.00 once, 12 months at 29.99 and 12 at 39.99, for 5 of 730 days.
    const charge = Math.round(((1900 + 12 * 2999 + 12 * 3999) * 5) / 730);
    expect(amounts).toEqual({ refund: 1900 - charge, afterReturn: 0, charge, billed: 0, days: 5 });
    expect((await end(order, 'withdrawals', 'mobile')).body.amounts).toEqual(amounts);
    expect(await refunded()).toEqual([1900 - charge]);
  });

  it('charges an installation that was done whole, and bills what was not paid yet', async () => {
    const order = await informedOrder();
    await requestStart(order);
    await report(shop, { order: order.number, kind: 'installed' });
    later(9);
    const { amounts } = (await itemOf(order, 'tv')).withdrawal;
    expect(amounts).toMatchObject({ refund: 0, days: 10 });
    expect(amounts.charge).toBe(amounts.billed + 6900);
    await end(order, 'withdrawals', 'tv');
    expect(await refunded()).toEqual([]);
  });

  it('without the express request charges nothing', async () => {
    const order = await informedOrder();
    await report(shop, { order: order.number, kind: 'activated', items: ['mobile'] });
    later(4);
    expect((await itemOf(order, 'mobile')).withdrawal.amounts).toMatchObject({ refund: 1900, charge: 0 });
  });

  it('of a phone that was sent says how to send it back, and its parcel may still arrive', async () => {
    const order = await informedOrder();
    await report(shop, { order: order.number, kind: 'dispatched' });
    await shop.database.deleteFrom('outbox').execute();
    expect((await itemOf(order, 'phone')).withdrawal).toMatchObject({
      state: 'open',
      lastDay: null,
      returnsGoods: true,
    });
    await end(order, 'withdrawals', 'phone');
    await work(shop, 'item_mail', mailer);
    expect(mailer.sent[0]?.text).toContain('Renvoyez les articles dans les 14 jours');
    expect(mailer.sent[0]?.text).toContain('Alzette');
    later(1);
    expect((await report(shop, { order: order.number, kind: 'delivered', items: ['phone'] })).status).toBe(200);
    expect(await report(shop, { order: order.number, kind: 'ported', items: ['phone'] })).toMatchObject({
      problem: { code: 'event_contradicts' },
    });
    expect((await itemOf(order, 'phone')).state).toBe('withdrawn');
  });

  it.each([
    ['a second before the last day ends', '2026-12-03T22:59:59Z', 200],
    ['when the next day begins', '2026-12-03T23:00:00Z', 409],
  ])('of a service is decided in Luxembourg: %s', async (_when, moment, status) => {
    const order = await informedOrder(freePlan);
    shop.clock.now = new Date(moment);
    const { withdrawal } = await itemOf(order, 'line-1');
    expect(withdrawal).toMatchObject({ lastDay: '2026/12/03', state: status === 200 ? 'open' : 'over' });
    const response = await end(order, 'withdrawals', 'line-1');
    expect(response.status).toBe(status);
    if (status === 200) return;
    expect(response.problem).toMatchObject({ code: 'withdrawal_over' });
    expect(response.problem.detail).toContain('2026/12/03');
  });

  it('counts from the moment at which a guest asked for the link', async () => {
    const order = await informedOrder(freePlan);
    const elsewhere = await shop.guest();
    shop.clock.now = new Date('2026-12-03T22:55:00Z');
    const request = { number: order.number, email: 'ada@example.lu', locale: 'fr' };
    await elsewhere.call('POST', '/api/v2/shop/order-links', { payload: request });
    shop.clock.now = new Date('2026-12-03T23:05:00Z');
    await work(shop, 'order_link', mailer);
    const token = /#link=([\w-]{43})/u.exec(mailer.sent.at(-1)?.text ?? '')?.[1];
    await elsewhere.call('POST', '/api/v2/shop/order-links/open', { payload: { token } });
    expect((await follow(order, elsewhere)).items[0]?.withdrawal.state).toBe('open');
    expect((await end({ ...order, guest: elsewhere }, 'withdrawals', 'line-1')).status).toBe(200);
  });

  it('may be declared for a year longer when the information was never sent', async () => {
    const order = await confirmedOrder(shop, freePlan);
    later(300);
    expect((await itemOf(order, 'line-1')).withdrawal).toMatchObject({ state: 'open', lastDay: null });
    expect((await end(order, 'withdrawals', 'line-1')).status).toBe(200);
  });

  it('of a top-up, which was done at once as agreed, is refused; of a starter pack it counts from the delivery', async () => {
    const topped = await inform(shop, await confirmedPrepaid(shop, topUp()));
    expect(await end(topped, 'withdrawals', 'line-1')).toMatchObject({ problem: { code: 'withdrawal_over' } });
    expect(await end(topped, 'cancellations', 'line-1')).toMatchObject({ problem: { code: 'already_begun' } });
    const pack = await inform(shop, await confirmedPrepaid(shop, starterPack()));
    expect((await itemOf(pack, 'line-1')).withdrawal).toMatchObject({ state: 'open', lastDay: null });
    expect((await end(pack, 'withdrawals', 'line-1')).body.amounts.refund).toBe(1500);
  });

  it('stops the mails of its eSIM', async () => {
    const order = await confirmedOrder(shop);
    await end(order, 'withdrawals', 'phone');
    await work(shop, 'esim_mail', mailer);
    expect(mailer.sent).toEqual([]);
  });

  it('of a line item that the order does not have, of an add-on, or of the order of a stranger is refused', async () => {
    const order = await informedOrder();
    for (const item of ['other', 'care'])
      expect(await end(order, 'withdrawals', 'mobile', item)).toMatchObject({
        status: 422,
        problem: { code: 'item_unknown' },
      });
    const stranger = await shop.guest();
    expect((await end({ ...order, guest: stranger }, 'withdrawals', 'mobile')).status).toBe(404);
    expect((await itemOf(order, 'mobile')).state).toBe('preparing');
  });
});

describe('[Q7] a cancellation', () => {
  it('is free at any time before something is sent, and refused afterwards', async () => {
    const order = await informedOrder();
    later(200);
    await report(shop, { order: order.number, kind: 'dispatched', items: ['phone'] });
    expect((await follow(order)).items.map(({ canCancel }) => canCancel)).toEqual([false, true, true]);
    expect(await end(order, 'cancellations', 'phone')).toMatchObject({ problem: { code: 'already_begun' } });
    expect((await end(order, 'cancellations', 'mobile', 'tv')).body).toMatchObject({ kind: 'cancelled' });
    expect(await refunded()).toEqual([1900 + 6900]);
    const sent = await report(shop, { order: order.number, kind: 'dispatched', items: ['mobile'], occurredAt: soon() });
    expect(sent).toMatchObject({ status: 409, problem: { code: 'event_contradicts' } });
  });

  it('at the same time as the dispatch ends with one of the two', async () => {
    const order = await informedOrder();
    const [ended, sent] = await Promise.all([
      end(order, 'cancellations', 'phone'),
      report(shop, { order: order.number, kind: 'dispatched', items: ['phone'], occurredAt: soon() }),
    ]);
    expect([ended.status, sent.status].sort()).toEqual([200, 409]);
  });

  it('of a phone that had left already explains how to send it back', async () => {
    const order = await informedOrder();
    const sentAt = shop.clock.now.toISOString();
    later(0.1);
    await end(order, 'cancellations', 'phone');
    await shop.database.deleteFrom('outbox').execute();
    await report(shop, { order: order.number, kind: 'dispatched', items: ['phone'], occurredAt: sentAt });
    await work(shop, 'item_mail', mailer);
    expect(mailer.sent[0]?.text).toContain('Renvoyez les articles dans les 14 jours');
    expect((await itemOf(order, 'phone')).withdrawal.returnsGoods).toBe(true);
  });
});
