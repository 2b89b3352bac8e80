import type { Mail } from '@alzette/server-kit/mail';
import type { FollowedOrder, MyOrders, OpenedOrder, OrderLinkRequest } from '@alzette/shop-model';
import { sql } from 'kysely';
import { eraseOldData } from '@alzette/shop-api/privacy';
import { orderPaid } from '../../../test/journey';
import { FakeMailer, itemsOf, work } from '../../../test/outbox';
import { end } from '../../../test/fulfilment';
import { openTestShop, type TestShop } from '../../../test/shop';
import type { ShopVisitor } from '../../../test/shop-visitor';

let shop: TestShop;
let mailer: FakeMailer;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  mailer = new FakeMailer();
  await shop.database.deleteFrom('outbox').execute();
  await shop.database.deleteFrom('rate_limits').execute();
});

const listOf = (visitor: ShopVisitor) => visitor.call<MyOrders>('GET', '/api/v2/shop/my-orders');
const follow = (visitor: ShopVisitor, token: string) =>
  visitor.call<FollowedOrder>('GET', `/api/v2/shop/my-orders/${token}`);
const open = (visitor: ShopVisitor, token: string) =>
  visitor.call<OpenedOrder>('POST', '/api/v2/shop/order-links/open', { payload: { token } });
const ask = (visitor: ShopVisitor, change: Partial<OrderLinkRequest> = {}) =>
  visitor.call('POST', '/api/v2/shop/order-links', {
    payload: { number: 'ALZ-2026-999999', email: 'ada@example.lu', locale: 'de', ...change },
  });

function advance(minutes: number): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
}

async function confirmedOrder() {
  const { guest, token } = await orderPaid(shop);
  const { body } = await guest.confirm(token);
  return { guest, token, number: body.number ?? '', email: body.email };
}

/** Asks for the link as the shopper does, and reads its token in the mail. */
async function mailedLink(visitor: ShopVisitor, { number, email }: { number: string; email: string }): Promise<string> {
  expect((await ask(visitor, { number, email })).status).toBe(204);
  await work(shop, 'order_link', mailer);
  return tokenOf(mailer.sent.at(-1));
}

function tokenOf(mail: Mail | undefined): string {
  const token = /\/de\/bestellungen#link=([\w-]{43})/u.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error('There is no mail with a link');
  return token;
}

describe('[Q1] the orders of a visitor', () => {
  it('lists confirmed orders of this session, and shows what happened to one and its documents', async () => {
    const { guest, token, number } = await confirmedOrder();
    expect((await listOf(guest)).body.orders).toMatchObject([
      { tokenValue: token, number, names: [expect.any(String)] },
    ]);
    const { body } = await follow(guest, token);
    expect(body.order).toMatchObject({ tokenValue: token, number, state: 'confirmed' });
    expect(body.history.map(({ kind }) => kind)).toEqual(['ordered', 'signed', 'paid', 'confirmed']);
    expect(body.documents.map(({ kind, signed }) => [kind, signed])).toContainEqual(['contract', true]);
  });

  it('[B10] a contract that has ended costs nothing more each month, in the list and on its page', async () => {
    const { guest, token } = await confirmedOrder();
    expect((await listOf(guest)).body.orders).toMatchObject([{ monthlyTotal: 2999 }]);
    await end({ guest, token }, 'cancellations', 'line-1');
    const nothing = { monthlyTotal: 0, monthlySteps: [{ monthly: 0, months: null }] };
    expect((await listOf(guest)).body.orders).toMatchObject([nothing]);
    const { body } = await follow(guest, token);
    expect(body.order).toMatchObject({ ...nothing, items: [{ monthlySteps: [] }] });
  });

  it('shows neither an order before its confirmation nor the order of another visitor', async () => {
    const { guest, token } = await orderPaid(shop);
    expect((await listOf(guest)).body.orders).toEqual([]);
    expect((await follow(guest, token)).status).toBe(404);
    const confirmed = await confirmedOrder();
    const stranger = await shop.guest();
    expect((await listOf(stranger)).body.orders).toEqual([]);
    expect(await follow(stranger, confirmed.token)).toMatchObject({ status: 404 });
    expect((await stranger.call('GET', '/api/v2/shop/my-orders', { headers: { authorization: '' } })).status).toBe(401);
  });

  it('a customer finds the orders of the account in another browser', async () => {
    const { token, number } = await confirmedOrder();
    await shop.database.updateTable('orders').set({ account_number: 'A-1' }).where('token_value', '=', token).execute();
    const customer = await shop.visitor({ account: 'A-1' });
    expect((await listOf(customer)).body.orders).toMatchObject([{ number }]);
    const other = await shop.visitor({ account: 'A-2' });
    expect((await listOf(other)).body.orders).toEqual([]);
  });
});

describe('[Q2] the mailed link of an order', () => {
  it('opens the order with its documents in one browser, also when it is opened there again', async () => {
    const order = await confirmedOrder();
    const elsewhere = await shop.guest();
    const link = await mailedLink(elsewhere, order);
    expect(mailer.sent).toMatchObject([{ to: order.email, subject: expect.stringContaining('Bestellung') }]);
    for (let time = 0; time < 2; time += 1)
      expect((await open(elsewhere, link)).body).toEqual({ tokenValue: order.token });
    const { documents } = (await follow(elsewhere, order.token)).body;
    const [document] = documents;
    const file = await elsewhere.call('GET', `/api/v2/tool/sign/document/${document?.filename}`);
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const third = await shop.guest();
    expect(await open(third, link)).toMatchObject({ status: 410, problem: { code: 'order_link_ended' } });
    expect((await third.call('GET', `/api/v2/tool/sign/document/${document?.filename}`)).status).toBe(404);
  });

  it('of two browsers that open it at the same moment, one gets the order', async () => {
    const link = await mailedLink(await shop.guest(), await confirmedOrder());
    const browsers = await Promise.all([shop.guest(), shop.guest(), shop.guest()]);
    const responses = await Promise.all(browsers.map((browser) => open(browser, link)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });

  it('works for 30 minutes, and lets its browser read the order for a day', async () => {
    const order = await confirmedOrder();
    const elsewhere = await shop.guest();
    const [late, used] = [await mailedLink(elsewhere, order), await mailedLink(elsewhere, order)];
    expect((await open(elsewhere, used)).status).toBe(200);
    advance(30);
    expect((await open(elsewhere, late)).status).toBe(410);
    expect((await follow(elsewhere, order.token)).status).toBe(200);
    advance(24 * 60);
    expect((await follow(elsewhere, order.token)).status).toBe(404);
  });

  it('is found with spaces, small letters, and another case of the address', async () => {
    const order = await confirmedOrder();
    const typed = { number: ` ${order.number.toLowerCase()} `, email: order.email.toUpperCase() };
    const visitor = await shop.guest();
    expect((await open(visitor, await mailedLink(visitor, typed))).status).toBe(200);
  });

  it('gets the same response for an unknown order, a foreign address and a real one, and only the real one gets a mail', async () => {
    const order = await confirmedOrder();
    const visitor = await shop.guest();
    const responses = [
      await ask(visitor),
      await ask(visitor, { number: order.number, email: 'stranger@example.lu' }),
      await ask(visitor, { number: order.number, email: order.email }),
    ];
    expect(new Set(responses.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(await itemsOf(shop, 'order_link')).toHaveLength(3);
    await work(shop, 'order_link', mailer);
    expect(mailer.sent.map(({ to }) => to)).toEqual([order.email]);
  });

  it('is limited for each network: strangers cannot lock a shopper out of an order', async () => {
    const { number, email } = await confirmedOrder();
    for (let stranger = 0; stranger < 6; stranger += 1)
      await ask(await shop.visitor({ network: `stranger ${stranger}` }), { number, email: 'stranger@example.lu' });
    for (let time = 0; time < 4; time += 1) await ask(await shop.visitor({ network: 'stranger' }), { number, email });
    await work(shop, 'order_link', mailer);
    expect(mailer.sent.map(({ to }) => to)).toEqual(Array(3).fill(email));
    const shopper = await shop.visitor({ network: 'home' });
    expect((await open(shopper, await mailedLink(shopper, { number, email }))).status).toBe(200);
  });

  it('is limited by the mails that a mailbox got as long as their links work, and always has a working link', async () => {
    const { number, email } = await confirmedOrder();
    mailer.fault = new Error('away');
    await ask(await shop.visitor({ network: 'n0' }), { number, email });
    await work(shop, 'order_link', mailer);
    mailer.fault = null;
    for (let network = 1; network <= 12; network += 1)
      await ask(await shop.visitor({ network: `n${network}` }), { number, email });
    await work(shop, 'order_link', mailer);
    expect(mailer.sent).toHaveLength(10);
    expect((await open(await shop.guest(), tokenOf(mailer.sent.at(-1)))).status).toBe(200);
    await sql`update rate_limits set ends_at = ends_at - interval '30 minutes'`.execute(shop.database);
    expect(await mailedLink(await shop.guest(), { number, email })).toBeTruthy();
  });

  it('is limited for one network, whichever orders it requests', async () => {
    const statuses = [];
    for (let time = 0; time < 21; time += 1)
      statuses.push(await ask(await shop.visitor({ network: 'busy' }), { number: `ALZ-2026-${time}` }));
    expect(statuses.map(({ status }) => status)).toEqual([...Array<number>(20).fill(204), 429]);
    expect(Number(statuses.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it.each([{ number: '' }, { number: 'x'.repeat(41) }, { email: 'ada' }, { locale: 'lb' as 'de' }])(
    'refuses %o with the field that is wrong',
    async (change) => {
      const { status, problem } = await ask(await shop.guest(), change);
      expect(status).toBe(400);
      expect(JSON.stringify(problem)).toContain(Object.keys(change)[0]);
    },
  );

  it('leads nowhere once the personal data of the order is erased', async () => {
    const order = await confirmedOrder();
    const elsewhere = await shop.guest();
    const [opened, unused] = [await mailedLink(elsewhere, order), await mailedLink(elsewhere, order)];
    await open(elsewhere, opened);
    const now = () => new Date(shop.context.now().getTime() + 1000 * 24 * 60 * 60 * 1000);
    await eraseOldData({ ...shop.context, now }, { unsold: 1, sold: 2, contracts: 3 });
    expect((await follow(elsewhere, order.token)).status).toBe(404);
    expect((await open(elsewhere, unused)).status).toBe(410);
    const visitor = await shop.guest();
    await ask(visitor, order);
    mailer.sent.length = 0;
    await work(shop, 'order_link', mailer);
    expect(mailer.sent).toEqual([]);
  });
});
