import { PartnerError, processOutbox } from '@alzette/shop-api/platform';
import type { ListedWork } from '@alzette/shop-api/staff';
import { barePhone } from '../../test/full-order';
import { confirmedOrder, type ConfirmedOrder, end, report } from '../../test/fulfilment';
import { orderIdOf } from '../../test/history';
import { orderSigned } from '../../test/journey';
import { FakeMailer, wait, work } from '../../test/outbox';
import { openTestShop, type TestShop } from '../../test/shop';
import { asStaff, asStaffJson, metricOf, staffLog } from '../../test/staff';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.partners.payments.refusesRefunds = false;
  await shop.database.deleteFrom('outbox').execute();
});

async function mismatchedPayment(): Promise<string> {
  const { guest, token } = await orderSigned(shop);
  await guest.paymentUrl(token);
  shop.partners.payments.settle('paid', { amount: 1 });
  await guest.order(token);
  return orderIdOf(shop, token);
}

async function refusedRefund(): Promise<string> {
  const order = await confirmedOrder(shop);
  shop.partners.payments.refusesRefunds = true;
  await end(order, 'withdrawals', 'mobile');
  await work(shop, 'refund');
  return order.id;
}

async function orderWithSentGoods(): Promise<ConfirmedOrder> {
  const order = await confirmedOrder(shop);
  await report(shop, { order: order.number, kind: 'dispatched' });
  return order;
}

async function awaitedGoods(): Promise<string> {
  const order = await orderWithSentGoods();
  await end(order, 'withdrawals', 'phone');
  await shop.database
    .updateTable('refunds')
    .set({ requested_at: new Date(Date.now() - 60_000) })
    .execute();
  return order.id;
}

async function uncheckedProof(): Promise<string> {
  return (await confirmedOrder(shop, barePhone)).id;
}

async function undeliveredMail(): Promise<string> {
  const { id } = await confirmedOrder(shop);
  await shop.database.deleteFrom('outbox').where('kind', '<>', 'receipt').execute();
  const mailer = new FakeMailer();
  mailer.fault = new Error('refused');
  await work(shop, 'receipt', mailer);
  return id;
}

async function givenUpNotification(): Promise<null> {
  const payload = { subscriptionId: 's', event: {} } as never;
  const message = { id: 'change-1:s', kind: 'hub_notification', payload: JSON.stringify(payload) } as const;
  await shop.database
    .insertInto('outbox')
    .values({ ...message, give_up_at: new Date(Date.now() + 1_000) })
    .execute();
  await processOutbox(shop.database, 'hub_notification', () =>
    Promise.reject(new PartnerError('subscriber', 'timeout')),
  );
  return null;
}

const cases = [
  ['payments', mismatchedPayment, 'alzette_payments_mismatched', { expected: 1900 }],
  ['refunds', refusedRefund, 'alzette_refunds_refused', { state: 'refused', amount: 1900 }],
  ['goods', awaitedGoods, 'alzette_refunds_waiting_seconds', { state: 'waiting', item: 'phone' }],
  ['proofs', uncheckedProof, 'alzette_proofs_unchecked', { purpose: 'residence', mediaType: 'application/pdf' }],
  ['messages', undeliveredMail, 'alzette_outbox_waiting', { kind: 'receipt', state: 'waiting', error: 'Error' }],
  ['messages', givenUpNotification, 'alzette_outbox_given_up', { kind: 'hub_notification', state: 'given up' }],
] as const;

describe.each(cases)('[V12] %s (%p)', (kind, make, metric, details) => {
  it('wait in a list and in a metric until a person has handled them, and again once they are reopened', async () => {
    for (const { work: other, id } of await asStaffJson<ListedWork[]>(shop, 'list'))
      await asStaff(shop, 'handle', other, id, '--reason', 'made by another test');
    const orderId = await make();
    const list = () => asStaffJson<ListedWork[]>(shop, 'list', kind);
    const [item, ...others] = (await list()).filter((each) => each.orderId === orderId);
    expect([item?.details, others]).toEqual([expect.objectContaining(details), []]);
    expect(await metricOf(shop, metric)).toBeGreaterThan(0);

    const id = item?.id ?? '';
    expect(await asStaff(shop, 'handle', kind, id, '--reason', 'paid by transfer')).toContain(id);
    expect([await list(), await metricOf(shop, metric)]).toEqual([[], 0]);
    expect((await asStaffJson<ListedWork[]>(shop, 'list', kind, '--all')).find((each) => each.id === id)).toMatchObject(
      {
        handled: { by: 'Ada Lovelace', reason: 'paid by transfer' },
      },
    );
    await expect(asStaff(shop, 'handle', kind, id, '--reason', 'again')).rejects.toThrow('already_handled');

    await asStaff(shop, 'reopen', kind, id, '--reason', 'the transfer came back');
    expect((await list()).map((each) => each.id)).toEqual([id]);
    expect(await metricOf(shop, metric)).toBeGreaterThan(0);
    await expect(asStaff(shop, 'reopen', kind, id, '--reason', 'again')).rejects.toThrow('not_handled');
    expect((await staffLog(shop)).filter(({ subject }) => subject === id)).toMatchObject([
      { actor: 'Ada Lovelace', action: 'handle', work: kind, reason: 'paid by transfer', outcome: 'done' },
      { action: 'handle', reason: 'again', outcome: 'already_handled' },
      { action: 'reopen', reason: 'the transfer came back', outcome: 'done' },
      { action: 'reopen', outcome: 'not_handled' },
    ]);
  });
});

it('[V12] a message that is late counts again if only an older one was handled', async () => {
  await undeliveredMail();
  const [handled] = await asStaffJson<ListedWork[]>(shop, 'list', 'messages');
  await asStaff(shop, 'handle', 'messages', handled?.id ?? '', '--reason', 'wrong mailbox, called');
  await wait(shop, 4_000);
  expect([
    await metricOf(shop, 'alzette_outbox_waiting'),
    await metricOf(shop, 'alzette_outbox_oldest_seconds'),
  ]).toEqual([0, 0]);
  const { id } = await confirmedOrder(shop);
  await shop.database
    .deleteFrom('outbox')
    .where('id', 'not in', [handled?.id ?? '', `receipt-${id}`])
    .execute();
  expect(await metricOf(shop, 'alzette_outbox_waiting')).toBe(1);
});

it('[V12] unknown work and unknown kinds are refused with the remedy', async () => {
  await expect(asStaff(shop, 'handle', 'payments', 'nothing', '--reason', 'why')).rejects.toThrow(
    '"list payments --all"',
  );
  await expect(asStaff(shop, 'handle', 'orders', 'nothing', '--reason', 'why')).rejects.toThrow('no kind of work');
  await expect(asStaff(shop, 'list', 'orders')).rejects.toThrow('no kind of work');
});
