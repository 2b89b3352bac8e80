import { confirmedOrder, end, inform, report } from '../../test/fulfilment';
import { consistentHistory, historyOf, orderIdOf } from '../../test/history';
import { orderMade, orderSigned } from '../../test/journey';
import { FakeMailer, itemsOf, work } from '../../test/outbox';
import { openTestShop, type TestShop } from '../../test/shop';
import { asStaff, asStaffJson, staffLog } from '../../test/staff';

const day = 24 * 60 * 60_000;
const start = new Date('2026-11-19T10:00:00Z');

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.deleteFrom('outbox').execute();
  shop.clock.now = start;
  shop.partners.payments.refunds.clear();
});

const why = ['--reason', 'the shopper called'] as const;
const stateOf = async (token: string) => (await consistentHistory(shop, token)).order.state;
const refundsOf = (orderId: string) =>
  shop.database
    .selectFrom('refunds')
    .select(['id', 'amount', 'state'])
    .where('order_id', '=', orderId)
    .orderBy('requested_at')
    .orderBy('amount')
    .execute();

describe('[V12] an order before its confirmation', () => {
  it('is cancelled by id or token through the transition of the shopper, once it is applied', async () => {
    const [one, other] = [await orderSigned(shop), await orderMade(shop)];
    const id = await orderIdOf(shop, one.token);
    expect(await asStaff(shop, 'cancel', id, ...why)).toMatch(/cancelled[^]*repeat the command with --apply/u);
    expect(await stateOf(one.token)).toBe('signed');
    expect(await asStaffJson(shop, 'cancel', id, '--apply', ...why)).toMatchObject({ applied: true });
    await asStaff(shop, 'cancel', other.token, '--apply', ...why);
    expect((await historyOf(shop, one.token)).at(-1)).toMatchObject({ event: 'cancelled', cause: 'operator' });
    expect(await stateOf(other.token)).toBe('cancelled');
    expect((await staffLog(shop)).slice(0, 2)).toMatchObject([
      { action: 'cancel', order_ids: [id], outcome: 'not applied' },
      { action: 'cancel', order_ids: [id], outcome: 'done', reason: 'the shopper called' },
    ]);
  });

  it('is not cancelled during a payment, and the log says why', async () => {
    const { guest, token } = await orderSigned(shop);
    await guest.paymentUrl(token);
    await expect(asStaff(shop, 'cancel', token, '--apply', ...why)).rejects.toThrow('Refused (payment_running)');
    expect((await staffLog(shop)).at(-1)).toMatchObject({ action: 'cancel', outcome: 'payment_running' });
    await expect(asStaff(shop, 'cancel', 'nothing', '--apply', ...why)).rejects.toThrow('There is no order nothing');
    await expect(asStaff(shop, 'withdraw', token, '--apply', ...why)).rejects.toThrow('not_confirmed');
  });
});

describe('[V12, Q4, Q6] contracts of a confirmed order', () => {
  it('are cancelled as the shopper cancels them: same amounts, same mail, same event', async () => {
    const [byShopper, byStaff] = [await confirmedOrder(shop), await confirmedOrder(shop)];
    await shop.database.deleteFrom('outbox').execute();
    const { body } = await end(byShopper, 'cancellations', 'phone', 'mobile', 'tv');
    await asStaff(shop, 'cancel', byStaff.number, '--apply', ...why);
    const amounts = async (id: string) => (await refundsOf(id)).map(({ amount }) => amount);
    expect(await amounts(byStaff.id)).toEqual(await amounts(byShopper.id));
    expect(await amounts(byStaff.id)).toEqual([body.amounts.refund]);
    for (const kind of ['item_mail', 'order_event', 'refund'] as const)
      expect(await itemsOf(shop, kind)).toHaveLength(2);
    await expect(asStaff(shop, 'cancel', byStaff.number, '--apply', ...why)).rejects.toThrow('contract_ended');
  });

  it('are not cancelled once something was sent', async () => {
    const order = await confirmedOrder(shop);
    await report(shop, { order: order.number, kind: 'dispatched' });
    await expect(asStaff(shop, 'cancel', order.number, '--items', 'phone', '--apply', ...why)).rejects.toThrow(
      'already_begun',
    );
  });

  it('are withdrawn from if the shopper declared it in time, whenever the letter arrived', async () => {
    const order = await inform(shop, await confirmedOrder(shop));
    shop.clock.now = new Date(start.getTime() + 40 * day);
    const withdraw = (...args: string[]) =>
      asStaff(shop, 'withdraw', order.number, '--items', 'mobile', '--apply', ...args, ...why);
    await expect(withdraw()).rejects.toThrow('withdrawal_over');
    await expect(withdraw('--declared', '2026-12-20')).rejects.toThrow('withdrawal_over');
    await expect(withdraw('--declared', '2026-11-18')).rejects.toThrow('time_impossible');
    await expect(withdraw('--declared', '2027-02-01')).rejects.toThrow('time_impossible');
    await expect(withdraw('--declared', 'yesterday')).rejects.toThrow('is no time');
    expect(await withdraw('--declared', '2026-12-01')).toContain('withdrawn: mobile');
    expect(await refundsOf(order.id)).toMatchObject([{ amount: 1900, state: 'due' }]);
  });
});

describe('[V12, Q6] a refund', () => {
  it('goes to the card of the payment, up to what is left of it', async () => {
    const order = await confirmedOrder(shop);
    await asStaff(shop, 'refund', order.number, '10.00', ...why);
    expect(await refundsOf(order.id)).toEqual([]);
    await asStaff(shop, 'refund', order.number, '10.00', '--apply', ...why);
    await work(shop, 'refund');
    expect([...shop.partners.payments.refunds.values()].map(({ amount }) => amount)).toEqual([1000]);
    const left = ((order.total - 1000 + 1) / 100).toFixed(2);
    await expect(asStaff(shop, 'refund', order.number, left, '--apply', ...why)).rejects.toThrow('exceeds_payment');
    for (const amount of ['0', '1.5', '1e3', '0x10', 'all'])
      await expect(asStaff(shop, 'refund', order.number, amount, '--apply', ...why)).rejects.toThrow('is no amount');
    const { token } = await orderMade(shop);
    await expect(asStaff(shop, 'refund', token, '1', '--apply', ...why)).rejects.toThrow('not_paid');
  });

  it('for goods is released by a person, once', async () => {
    const order = await confirmedOrder(shop);
    await report(shop, { order: order.number, kind: 'dispatched' });
    await end(order, 'withdrawals', 'phone');
    const [refund] = (await refundsOf(order.id)).filter(({ state }) => state === 'waiting');
    await asStaff(shop, 'release', refund?.id ?? '', '--apply', ...why);
    await work(shop, 'refund');
    expect(shop.partners.payments.refunds.get(refund?.id ?? '')?.amount).toBe(refund?.amount);
    await expect(asStaff(shop, 'release', refund?.id ?? '', '--apply', ...why)).rejects.toThrow('but refunded');
    await expect(asStaff(shop, 'release', 'refund-1', '--apply', ...why)).rejects.toThrow('refund_unknown');
  });
});

describe('[V12] a mail', () => {
  it('about an order is sent again after its delivery, also when its message is deleted', async () => {
    const order = await inform(shop, await confirmedOrder(shop));
    await asStaff(shop, 'resend', order.number, ...why);
    const mailer = new FakeMailer();
    await work(shop, 'receipt', mailer);
    expect(mailer.sent.map(({ to }) => to)).toContain('ada@example.lu');
    await asStaff(shop, 'resend', `receipt-${order.id}`, ...why);
    expect(await itemsOf(shop, 'receipt')).toMatchObject([{ ended_at: null }]);
  });

  it('with an eSIM is not sent again after the end of its contract', async () => {
    const order = await confirmedOrder(shop);
    const [{ id = '' } = {}] = await itemsOf(shop, 'esim_mail');
    await work(shop, 'esim_mail');
    await asStaff(shop, 'resend', id, ...why);
    await end(order, 'withdrawals', 'phone');
    await expect(asStaff(shop, 'resend', id, ...why)).rejects.toThrow('not_resendable');
  });

  it('that waits for its next attempt is delivered at once, unless a worker may be delivering it', async () => {
    const order = await confirmedOrder(shop);
    const id = `receipt-${order.id}`;
    const next = (seconds: number) =>
      shop.database
        .updateTable('outbox')
        .set({ next_attempt_at: new Date(Date.now() + seconds * 1_000) })
        .where('id', '=', id)
        .execute();
    await next(60);
    expect(await asStaff(shop, 'resend', id, ...why)).toContain('within two minutes');
    await next(3_000);
    expect(await asStaff(shop, 'resend', id, ...why)).toContain('at once');
    const mailer = new FakeMailer();
    await work(shop, 'receipt', mailer);
    expect(mailer.sent.length).toBeGreaterThan(0);
  });

  it('without an order, or of an erased one, is not', async () => {
    await expect(asStaff(shop, 'resend', 'evt-1', ...why)).rejects.toThrow('message_unknown');
    const order = await confirmedOrder(shop);
    await shop.database.updateTable('orders').set({ erased_at: start }).where('id', '=', order.id).execute();
    for (const args of [
      ['resend', order.number],
      ['cancel', order.number, '--apply'],
    ])
      await expect(asStaff(shop, ...args, ...why)).rejects.toThrow('Refused (erased)');
  });
});
