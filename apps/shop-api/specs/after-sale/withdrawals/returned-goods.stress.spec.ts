import { sql } from 'kysely';
import { inVolume, stressRun } from '@alzette/server-kit/testing';
import { amountsOf } from '@alzette/shop-api/after-sale/testing';
import { confirmedOrder, type ConfirmedOrder, end, inform, report } from '../../../test/fulfilment';
import { FakeMailer, wait, work } from '../../../test/outbox';
import { openTestShop, type TestShop } from '../../../test/shop';
import type { ShopVisitor } from '../../../test/shop-visitor';
import {
  type EndableItem,
  endableItems,
  faultIn,
  faultsOf,
  firstMoment,
  type History,
  isInTime,
  type Moments,
  momentOf,
  type Paid,
} from '../../../test/withdrawal-oracle';

const row = stressRun('returned-goods', { test: 4, full: 12, stress: 90 });
const daySeconds = 24 * 60 * 60;

/** The amounts or periods change around these days. */
const changes = [0, 15, 44, 58, 2, 14, 18, 31, 40, 54, 57, 89];
/** A shopper withdraws on each of these days. */
const days =
  row.tries > changes.length
    ? Array.from({ length: row.tries }, (_value, day) => day)
    : changes.slice(0, row.tries).sort((one, other) => one - other);

const histories: Readonly<Record<string, History>> = {
  'delivered late, switched on before': history(0, '1 activated, 10 dispatched, 40 delivered, 41 installed'),
  'delivered at once': history(0, '0 dispatched, 1 delivered'),
  'informed late': history(30, '0 dispatched, 1 delivered, 3 activated'),
  'never informed': history(null, '1 delivered, 1 installed, 20 activated'),
  'being prepared': history(0, ''),
  'on its way': history(0, '2 dispatched'),
  'with a number that moved': history(0, '0 dispatched, 2 ported, 2 delivered'),
  failed: history(0, '1 failed'),
};

/** @param events with the day of each */
function history(informed: number | null, events: string): History {
  const known = events.split(', ').filter(Boolean);
  return { informed, events: known.map((event) => parseEvent(event.split(' '))) };
}

function parseEvent([day = '', kind]: readonly string[]): History['events'][number] {
  return [Number(day), kind as History['events'][number][1]];
}

/** What happens to goods that have to come back, and whether this releases their refund. */
const fates = [
  { title: 'come back', isRefunded: true, happens: ['returned'] },
  { title: 'are with the carrier', isRefunded: true, happens: ['return_announced'] },
  { title: 'stay away', isRefunded: false, happens: [] },
  { title: 'were not in the parcel', isRefunded: false, happens: ['return_refused'] },
  { title: 'are sent, says the shopper', isRefunded: true, happens: ['parcel'] },
  { title: 'come back after all', isRefunded: true, happens: ['return_refused', 'returned'] },
] as const;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** An order at its first day, whose shopper asked for an immediate start. */
async function newOrder(): Promise<ConfirmedOrder> {
  shop.clock.now = new Date(firstMoment);
  await shop.database.deleteFrom('rate_limits').execute();
  await shop.database.deleteFrom('outbox').execute();
  const order = await confirmedOrder(shop);
  const acceptance = { code: 'immediate_start', locale: 'fr', text: 'Tout de suite' } as const;
  const values = { order_id: order.id, accepted_at: shop.clock.now, ...acceptance };
  await shop.database.insertInto('order_acceptances').values(values).execute();
  return order;
}

async function paidFor({ id }: ConfirmedOrder): Promise<Paid> {
  const lines = await shop.database.selectFrom('order_lines').selectAll().where('order_id', '=', id).execute();
  const sum = (item: EndableItem, of: (line: (typeof lines)[number]) => number) =>
    lines
      .filter(({ identifier, parent_identifier: parent }) => identifier === item || parent === item)
      .reduce((total, line) => total + of(line), 0);
  const all = (item: EndableItem) =>
    sum(item, ({ upfront, activation_fee, installation_fee }) => upfront + activation_fee + installation_fee);
  return { phone: all('phone'), mobile: all('mobile'), tv: all('tv'), goods: sum('phone', ({ upfront }) => upfront) };
}

/** Reports what happened up to a day. */
async function tellUntil(day: number, after: number, order: ConfirmedOrder, { informed, events }: History) {
  const isNew = (each: number) => each <= day && each > after;
  if (informed !== null && isNew(informed)) {
    shop.clock.now = new Date(momentOf(informed));
    await inform(shop, order);
  }
  for (const [each, kind] of events.filter(([other]) => isNew(other))) {
    shop.clock.now = new Date(momentOf(each));
    const reason = kind === 'failed' ? { reason: 'technical' as const } : {};
    expect((await report(shop, { order: order.number, kind, ...reason })).status).toBe(200);
  }
}

/** Reverts what a withdrawal wrote, so that the test can withdraw from the same order again. Only this test deletes events. */
async function takeBack({ id }: ConfirmedOrder): Promise<void> {
  await shop.database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`delete from item_events where order_id = ${id}
      and kind in ('withdrawn', 'returned', 'return_announced', 'return_refused')`.execute(transaction);
    await transaction.deleteFrom('refunds').where('order_id', '=', id).execute();
    await transaction.deleteFrom('outbox').where('kind', '<>', 'receipt').execute();
    await transaction.deleteFrom('rate_limits').execute();
    await sql`update stock_reservations set state = 'sold' where order_id = ${id} and state = 'released'`.execute(
      transaction,
    );
  });
  shop.partners.payments.refunds.clear();
}

/** Opens the order in another session through a mailed link. */
async function openLink(guest: ShopVisitor, { number }: ConfirmedOrder): Promise<void> {
  const mailer = new FakeMailer();
  await guest.call('POST', '/api/v2/shop/order-links', { payload: { number, email: 'ada@example.lu', locale: 'fr' } });
  await work(shop, 'order_link', mailer);
  const token = /#link=([\w-]{43})/u.exec(mailer.sent.at(-1)?.text ?? '')?.[1];
  expect((await guest.call('POST', '/api/v2/shop/order-links/open', { payload: { token } })).status).toBe(200);
}

/** Cents that the provider has sent back. */
async function refunded(): Promise<number> {
  await work(shop, 'refund');
  return [...shop.partners.payments.refunds.values()].reduce((sum, { amount }) => sum + amount, 0);
}

/** What the withdrawal of each line item pays back and keeps. */
async function endsOf({ id }: ConfirmedOrder) {
  const events = shop.database.selectFrom('item_events').select(['item_identifier', 'details']);
  const rows = await events.where('order_id', '=', id).where('kind', '=', 'withdrawn').execute();
  return rows.map(({ item_identifier, details }) => ({
    item: item_identifier as EndableItem,
    amounts: amountsOf(details),
  }));
}

interface Declared extends Moments {
  readonly order: ConfirmedOrder;
  readonly paid: Paid;
  readonly history: History;
  readonly guest: ShopVisitor;
  readonly fate: (typeof fates)[number];
}

/** Withdraws from the open contracts, and returns the goods or not. Returns the faults found. */
async function withdraw({ order, guest, fate, at, counts, ...known }: Declared): Promise<string[]> {
  const shopper = { guest, token: order.token, number: order.number };
  shop.clock.now = new Date(at);
  const open = endableItems.filter((item) => isInTime(item, known.history, { counts, at }));
  const faults: string[] = [];
  for (const item of endableItems.filter((each) => !open.includes(each)))
    faults.push(...faultIn(item, (await end(shopper, 'withdrawals', item)).problem.code, 'withdrawal_over'));
  if (open.length === 0) return faults;
  const { status, body } = await end(shopper, 'withdrawals', ...open);
  if (status !== 200) return [...faults, ...faultIn(open.join(), status, 200)];
  for (const { item, amounts } of await endsOf(order))
    faults.push(...faultsOf(item, amounts, { ...known, counts, at }));
  const { refund, afterReturn = 0 } = body.amounts;
  faults.push(...faultIn('refunded at once', await refunded(), refund - afterReturn));
  await wait(shop, 20 * daySeconds);
  faults.push(...faultIn('refunded after 20 days', await refunded(), refund - afterReturn));
  if (afterReturn === 0) return faults;
  for (const [index, what] of fate.happens.entries()) await happens(shopper, what, at + (index + 1) * 1_000);
  // The operator has two days to look at a parcel that the shopper names.
  if (fate.title.includes('shopper')) faults.push(...faultIn('unchecked', await refunded(), refund - afterReturn));
  await wait(shop, 2 * daySeconds);
  const isMade = fate.isRefunded ? refund : refund - afterReturn;
  faults.push(...faultIn(`refunded for goods that ${fate.title}`, await refunded(), isMade));
  await wait(shop, 20 * daySeconds);
  return [...faults, ...faultIn('refunded in the end', await refunded(), isMade)];
}

/** What the shopper or the operator reports about the goods. */
async function happens(
  { guest, token, number }: Pick<ConfirmedOrder, 'guest' | 'token' | 'number'>,
  what: (typeof fates)[number]['happens'][number],
  at: number,
): Promise<void> {
  const payload = { items: ['phone'], trackingNumber: 'RR123456785LU' };
  if (what === 'parcel') await guest.call('POST', `/api/v2/shop/my-orders/${token}/returns`, { payload });
  else {
    const reason = what === 'return_refused' ? { reason: 'goods_missing' as const } : {};
    await report(shop, { order: number, kind: what, occurredAt: new Date(at).toISOString(), ...reason });
  }
}

it('[Q4, Q5, Q6, Q9] goods are paid back once they are back or sent, by the time of the real declaration, to the cent', async () => {
  let withdrawals = 0;
  const states = Object.entries(histories).slice(0, inVolume({ test: 2, full: Object.keys(histories).length }));
  const wrong: unknown[] = [];
  for (const [state, known] of states) {
    const order = await newOrder();
    const paid = await paidFor(order);
    const elsewhere = await shop.guest();
    let told = -1;
    for (const day of days) {
      await tellUntil(day, told, order, known);
      told = day;
      const fate = fates[withdrawals % fates.length] ?? fates[0];
      const shared = { order, paid, history: known, fate };
      const [now, tomorrow] = [momentOf(day, 2), momentOf(day, 25.5)];
      const here = await withdraw({ ...shared, guest: order.guest, counts: now, at: now });
      await takeBack(order);
      // Another link of the same session, requested on each day, does not prolong the access.
      shop.clock.now = new Date(now);
      await openLink(elsewhere, order);
      const linked = await withdraw({ ...shared, guest: elsewhere, counts: now, at: tomorrow });
      await takeBack(order);
      withdrawals += 2;
      if (here.length + linked.length > 0) wrong.push({ state, day, fate: fate.title, here, linked });
      row.progress(day);
    }
  }
  expect(wrong).toEqual([]);
  row.result({ states: states.length, days: days.length, withdrawals, wrong: 0 });
}, 900_000);
