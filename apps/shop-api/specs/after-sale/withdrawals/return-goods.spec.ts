import type { FollowedOrder, ReturnRequest } from '@alzette/shop-model';
import { confirmedOrder, confirmedPrepaid, type ConfirmedOrder, end, inform, report } from '../../../test/fulfilment';
import { FakeMailer, itemsOf, wait, work } from '../../../test/outbox';
import { starterPack } from '../../../test/prepaid';
import { openTestShop, type TestShop } from '../../../test/shop';
import type { ShopVisitor } from '../../../test/shop-visitor';

const start = new Date('2026-11-19T10:00:00Z');
const hours = 60 * 60;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.now = start;
  shop.partners.payments.refunds.clear();
  await shop.database.deleteFrom('rate_limits').execute();
  await shop.database.deleteFrom('outbox').execute();
});

async function deliveredOrder(): Promise<ConfirmedOrder> {
  const order = await inform(shop, await confirmedOrder(shop));
  await report(shop, { order: order.number, kind: 'dispatched' });
  await report(shop, { order: order.number, kind: 'delivered', occurredAt: soon() });
  await shop.database.deleteFrom('outbox').execute();
  return order;
}

let moments = 0;
/** Each call is a little later than the one before. */
const soon = () => new Date(start.getTime() + (moments += 1) * 1_000).toISOString();
const follow = async ({ guest, token }: ConfirmedOrder, visitor: ShopVisitor = guest) =>
  (await visitor.call<FollowedOrder>('GET', `/api/v2/shop/my-orders/${token}`)).body;
const goodsOf = async (order: ConfirmedOrder) =>
  (await follow(order)).items.find(({ identifier }) => identifier === 'phone')?.withdrawal.goods;
const announce = ({ guest, token }: Pick<ConfirmedOrder, 'guest' | 'token'>, change: Partial<ReturnRequest> = {}) =>
  guest.call('POST', `/api/v2/shop/my-orders/${token}/returns`, {
    payload: { items: ['phone'], trackingNumber: 'RR123456785LU', ...change },
  });
const happens = (order: ConfirmedOrder, kind: 'return_announced' | 'returned' | 'return_refused') =>
  report(shop, {
    order: order.number,
    kind,
    occurredAt: soon(),
    ...(kind === 'return_refused' && { reason: 'goods_missing' as const }),
  });

/** Cents, of every refund that the provider made. */
async function refunded(): Promise<number[]> {
  await work(shop, 'refund');
  return [...shop.partners.payments.refunds.values()].map(({ amount }) => amount);
}

async function mailed(): Promise<string> {
  const mailer = new FakeMailer();
  await work(shop, 'item_mail', mailer);
  return mailer.sent.map(({ text }) => text.replaceAll(/[\u00a0\u202f]/gu, ' ')).join('\n');
}

describe('[Q5, Q6, Q9] the refund for goods', () => {
  it('that were delivered waits for their return, services are refunded at once', async () => {
    const order = await deliveredOrder();
    const { body } = await end(order, 'withdrawals', 'phone', 'mobile', 'tv');
    const { refund, afterReturn = 0 } = body.amounts;
    expect(refund).toBe(order.total);
    expect(afterReturn).toBeGreaterThan(0);
    expect(await refunded()).toEqual([refund - afterReturn]);
    await wait(shop, 10 * 24 * hours);
    expect(await refunded()).toHaveLength(1);
    expect((await follow(order)).refunds.map(({ state }) => state).sort()).toEqual(['refunded', 'waiting']);
    expect(await goodsOf(order)).toEqual({ state: 'awaited', until: '2026/12/03' });

    await happens(order, 'returned');
    expect((await refunded()).sort()).toEqual([refund - afterReturn, afterReturn].sort());
    expect(await goodsOf(order)).toMatchObject({ state: 'returned' });
    await Promise.all([refunded(), refunded()]);
    expect(await refunded()).toHaveLength(2);
  });

  it('is not made while the parcel is still on its way to the shopper', async () => {
    const order = await inform(shop, await confirmedOrder(shop));
    await report(shop, { order: order.number, kind: 'dispatched', items: ['phone'] });
    const { amounts } = (await end(order, 'withdrawals', 'phone')).body;
    expect((await refunded()).reduce((sum, amount) => sum + amount, 0)).toBe(
      amounts.refund - (amounts.afterReturn ?? 0),
    );
  });

  it('that were never sent is made at once, whole', async () => {
    const order = await inform(shop, await confirmedOrder(shop));
    const { amounts } = (await end(order, 'withdrawals', 'phone')).body;
    expect(amounts.afterReturn).toBe(0);
    expect(await refunded()).toEqual([amounts.refund]);
    expect(await goodsOf(order)).toBeUndefined();
  });

  it('of a starter pack that was delivered waits too', async () => {
    const order = await inform(shop, await confirmedPrepaid(shop, starterPack()));
    await report(shop, { order: order.number, kind: 'delivered' });
    await end(order, 'withdrawals', 'line-1');
    expect(await refunded()).toEqual([]);
    await happens(order, 'returned');
    expect(await refunded()).toEqual([1500]);
  });

  it('is made when the carrier has them, as the operator reports', async () => {
    const order = await deliveredOrder();
    const { amounts } = (await end(order, 'withdrawals', 'phone')).body;
    await happens(order, 'return_announced');
    expect(await refunded()).toContain(amounts.afterReturn);
  });

  it('is made two days after the shopper named the parcel, once, and the operator can check it before', async () => {
    const order = await deliveredOrder();
    const { amounts } = (await end(order, 'withdrawals', 'phone')).body;
    expect((await announce(order)).status).toBe(204);
    expect((await announce(order)).status).toBe(204);
    expect(await itemsOf(shop, 'order_event')).toContainEqual(
      expect.objectContaining({
        payload: expect.objectContaining({
          type: 'order.return_announced',
          order: expect.objectContaining({ items: ['phone'], trackingNumber: 'RR123456785LU' }),
        }),
      }),
    );
    const { history } = await follow(order);
    expect(history.filter(({ kind }) => kind === 'return_announced')).toMatchObject([
      { items: ['phone'], trackingNumber: 'RR123456785LU' },
    ]);
    await wait(shop, 47 * hours);
    expect(await refunded()).not.toContain(amounts.afterReturn);
    await wait(shop, hours);
    expect((await refunded()).filter((amount) => amount === amounts.afterReturn)).toHaveLength(1);
  });

  it('is withheld when the parcel was empty, whatever the shopper names next, until they are back', async () => {
    const order = await deliveredOrder();
    const { amounts } = (await end(order, 'withdrawals', 'phone')).body;
    await refunded();
    await announce(order);
    await happens(order, 'return_refused');
    await wait(shop, 20 * 24 * hours);
    expect(await refunded()).not.toContain(amounts.afterReturn);
    expect(await announce(order, { trackingNumber: 'RR000000005LU' })).toMatchObject({
      status: 409,
      problem: { code: 'return_refused' },
    });
    expect((await follow(order)).refunds.map(({ state }) => state)).toContain('refused');
    await happens(order, 'returned');
    expect(await refunded()).toContain(amounts.afterReturn);
  });

  it('counts once as made when the provider responds after it was withheld', async () => {
    const order = await deliveredOrder();
    await end(order, 'withdrawals', 'phone');
    await happens(order, 'return_announced');
    await Promise.all([refunded(), happens(order, 'return_refused')]);
    await refunded();
    const known = await follow(order);
    const made = known.refunds.filter(({ state }) => state === 'refunded').map(({ amount }) => amount);
    expect(made.sort()).toEqual((await refunded()).sort());
  });

  it('reminds the operator three days before the 14 days end, and not once they are back', async () => {
    const [open, done] = [await deliveredOrder(), await deliveredOrder()];
    for (const order of [open, done]) await end(order, 'withdrawals', 'phone');
    await happens(done, 'returned');
    await shop.database.deleteFrom('outbox').where('kind', '=', 'order_event').execute();
    await wait(shop, 11 * 24 * hours - 60);
    await work(shop, 'return_reminder');
    expect(await itemsOf(shop, 'order_event')).toEqual([]);
    await wait(shop, 60);
    await work(shop, 'return_reminder');
    expect(await itemsOf(shop, 'order_event')).toMatchObject([
      { payload: { type: 'order.return_outstanding', order: { token: open.token, items: ['phone'] } } },
    ]);
  });
});

describe('[Q9] the return of goods', () => {
  it('is asked for by mail with what waits for it and until when, and acknowledged', async () => {
    const order = await deliveredOrder();
    await end(order, 'withdrawals', 'phone');
    const asked = await mailed();
    expect(asked).toMatch(
      /Remboursé sur votre carte dès que les articles, ou la preuve de leur envoi, sont chez nous :/u,
    );
    expect(asked).toContain('À renvoyer au plus tard le : 3 décembre 2026');
    await announce(order);
    expect(await mailed()).toContain('Les articles sont en route vers nous.');
    await happens(order, 'return_refused');
    expect(await mailed()).toContain('Les articles n’étaient pas dans le colis.');
    await happens(order, 'returned');
    expect(await mailed()).toContain('Les articles sont de retour chez nous.');
  });

  it.each([
    ['of a contract that goes on', ['phone'], 'nothing_to_return'],
    ['of a service', ['tv'], 'nothing_to_return'],
    ['of an unknown line item', ['other'], 'item_unknown'],
  ])('%s cannot be announced', async (_title, items, code) => {
    const order = await deliveredOrder();
    await end(order, 'withdrawals', 'tv');
    expect(await announce(order, { items })).toMatchObject({ status: 422, problem: { code } });
    const stranger = await shop.guest();
    expect((await announce({ ...order, guest: stranger })).status).toBe(404);
  });

  it('of a contract that goes on cannot be reported, and a refusal needs a reason', async () => {
    const order = await deliveredOrder();
    expect(await happens(order, 'returned')).toMatchObject({ problem: { code: 'item_not_concerned' } });
    await end(order, 'withdrawals', 'phone');
    expect(await report(shop, { order: order.number, kind: 'return_refused', occurredAt: soon() })).toMatchObject({
      problem: { code: 'reason_missing' },
    });
    await happens(order, 'returned');
    expect(await announce(order)).toMatchObject({ status: 409, problem: { code: 'already_returned' } });
  });
});
